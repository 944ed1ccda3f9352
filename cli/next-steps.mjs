/** What to do with new content: the end of `init` and `import`. */
export const NEXT_STEPS = `  npm run dev       shows the site; its button "Edit" changes content/site.yaml for you
  npm run doctor    lists what is left to check and to write, and other problems`
