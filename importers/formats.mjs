// The help prints it before anything is installed, so it is no TypeScript. The importers in importers.ts have these names and files.

/** For the help, the README and messages: a file that the format has, and one line about it. */
export const FORMATS = {
  linkedIn: {
    name: "LinkedIn's data export",
    files: {
      example: 'Basic_LinkedInDataExport.zip',
      description: "LinkedIn's data export, or its unpacked folder (Settings, Data privacy, Get a copy of your data)",
    },
  },
  linkedInProfile: {
    name: 'a LinkedIn profile as PDF',
    files: {
      example: 'Profile.pdf',
      description: 'your profile, which LinkedIn saves at once (More or Resources, Save to PDF)',
    },
  },
  renderCv: {
    name: 'a CV of RenderCV',
    files: { example: 'Your_Name_CV.yaml', description: 'the YAML file of RenderCV (https://rendercv.com)' },
  },
  reactiveResume: {
    name: 'a résumé of Reactive Resume',
    files: {
      example: 'reactive-resume.json',
      description: 'the JSON export of Reactive Resume, versions 3 to 6 (https://rxresu.me)',
    },
  },
  yamlResume: {
    name: 'a résumé of YAMLResume',
    files: { example: 'resume.yml', description: 'the YAML file of YAMLResume (https://yamlresume.dev)' },
  },
  fresh: {
    name: 'a résumé of FRESH',
    files: {
      example: 'fresh.json',
      description: 'a résumé in the format FRESH (https://github.com/fresh-standard), also as YAML',
    },
  },
  pdf: {
    name: 'a CV as PDF',
    files: { example: 'cv.pdf', description: 'any other CV as a PDF with text, which no scan has' },
  },
  word: {
    name: 'a CV as Word',
    files: { example: 'cv.docx', description: 'a CV that Word, Google Docs or LibreOffice has saved as .docx' },
  },
  jsonResume: {
    name: 'a JSON Resume',
    files: {
      example: 'resume.json',
      description: 'a JSON Resume (https://jsonresume.org/schema), also as YAML',
    },
  },
}

const width = Math.max(...Object.values(FORMATS).map(({ files }) => files.example.length))

/** A line for each format. */
export const FORMAT_LIST = Object.values(FORMATS)
  .map(({ files: { example, description } }) => `  ${example.padEnd(width)}   ${description}`)
  .join('\n')
