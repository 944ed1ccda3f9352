// npm run init: creates content/ as a copy of sample/
import { parseArguments } from './arguments.mjs'
import { initContent } from './init-content.mjs'
import { fail, root } from './set-up.mjs'

parseArguments({
  help: 'npm run init\n\nCreates content/, the content of your own site, as a copy of sample/. Never replaces files.',
})
const problem = initContent(root)
if (problem !== null) fail(problem)

console.log(`Created content/ as a copy of sample/.

Next:
  1. Edit content/site.yaml, and replace the images in content/images/.
  2. npm run dev     shows the site while you edit.
  3. npm run doctor  lists what is still sample content, and other problems.`)
