/** What to do with new content: the end of `init --from` and `import`. */
export const NEXT_STEPS = `  npm run dev       shows the site; its button "Edit" changes content/site.yaml for you
  npm run doctor    lists what is left to check and to write, and other problems`

/** What to do with the sample: the end of `init`. */
export const FIRST_STEPS = `  npm run dev       opens with "Begin with your CV": drop your PDF or Word file there
  npm run doctor    lists what is left to check and to write, and other problems`

/** Where `init --open` shows the site at once. */
export const OPENED = 'Your site opens in your browser now. Ctrl+C here ends it. To start it again another time:'

export const LATER_STEPS = '  npm run dev'
