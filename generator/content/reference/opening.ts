/** How the page begins. */
export const OPENING = `# What \`content/site.yaml\` holds

<!-- Made of schema/ and of sample/site.yaml by \`npm run schema\`: change it there. -->

Everything the site says stands in one file. This page tells of each of its fields what it is for, what it takes and where it
appears. An editor with a YAML language server knows the same: it completes the fields while you write, and explains them.

Beside its pages, the site has the CV (\`/cv.pdf\`), the JSON Resume (\`/resume.json\`), the contact card (\`/contact.vcf\`), the
link cards that networks show of a page (\`/cards/\`), and in the head of each page what search engines read. All of them are
made of these fields.`

/** What an owner has to know of the file before any field. */
export const WRITING = `## How the file is written

- A field is a name, a colon, a space and a value. What belongs to a field stands below it, two spaces further in, never
  tabs.
- An entry of a list begins with \`- \`. On this page, \`[]\` stands for any entry: \`gallery.projects[].title\` is the title of
  each project.
- A text needs quotes where it holds \`: \` or \` #\`, where it begins with a sign that means something to YAML, such as \`{\`,
  \`[\`, \`&\`, \`*\`, \`!\`, \`|\`, \`>\`, \`%\`, \`@\` or \`#\`, and where it looks like a number, a date, \`true\` or \`false\`:
  \`period: '2023 - 2024'\`, \`rights: '{name}. All rights reserved.'\`
- A long text stands below its field after \`>-\`, over as many lines as it takes, and needs no quotes there:

  \`\`\`yaml
  about: >-
    I build platforms that let other engineers sleep.
    When I am not looking at a dashboard: I am out on the river.
  \`\`\`

- \`{name}\` in any text stands for your name.
- The sections (\`expertise\`, \`companies\`, \`gallery\`, \`history\`) appear in the order in which they stand in the file. A
  gallery without projects (\`projects: []\`) stays out.
- A field that is required and missing is a mistake, as is one that does not exist or stands twice. Each is told with its
  line.`
