// Prints the chapter of the changelog for a tag. Fails where the tag is not the version of package.json, or has no chapter.
import { readFileSync } from 'node:fs'

const [tag = ''] = process.argv.slice(2)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
if (tag !== `v${version}`) fail(`The tag is "${tag}", and package.json has ${version}. Correct one of them.`)
const chapters = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
const chapter = chapters.find((each) => each.startsWith(`${version}\n`))
if (chapter === undefined) fail(`CHANGELOG.md has no chapter ${version}. Write what an owner notices.`)
console.log(chapter.slice(version.length).trim())

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
