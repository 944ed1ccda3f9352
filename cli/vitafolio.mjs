#!/usr/bin/env node
// The owner's commands.
import { inspect } from 'node:util'
import { misuse, parseArguments } from './arguments.mjs'
import { fail, prepare } from './set-up.mjs'
import { packageVersion } from './upgrade-note.mjs'

/** Each is a module with its help, its options and what it runs. */
const COMMANDS = [
  'start',
  'dev',
  'build',
  'doctor',
  'check',
  'init',
  'import',
  'translate',
  'story',
  'letter',
  'send',
  'upgrade',
  'get',
  'set',
  'add',
  'remove',
  'move',
  'confirm',
  'undo',
  'redo',
]

const HELP = `vitafolio COMMAND

  start       builds the site and serves it as a host would
  dev         shows the site while you edit
  build       writes the site to dist/
  doctor      lists what is left to do in the content
  check       opens the built site in a browser and reports what visitors would stumble over
  init        creates the repository of a site
  import      writes content/site.yaml from a résumé
  translate   writes the texts of the site for a translation
  story       begins the story of a project, or lists what one tells of firms, hosts and accounts
  letter      begins a letter, and writes it as PDF and for Word
  send        writes the CV and a letter for an application, with your private facts
  upgrade     installs another version of this package

For programs that change the content, and for you (node_modules/vitafolio/docs/commands.md):

  get         prints values of the content, or the fields that it may have
  set         writes a value
  add         adds an entry to a list
  remove      removes a value
  move        moves an entry of a list
  confirm     removes the comments "# check:" of a value that is right
  undo        takes the last change back
  redo        makes it again

vitafolio COMMAND --help explains the options of a command, and vitafolio --version prints the version.`

const [name = '--help', ...args] = process.argv.slice(2)
if (['--help', '-h', 'help'].includes(name)) {
  console.log(HELP)
  process.exit()
}
if (['--version', '-v'].includes(name)) {
  console.log(packageVersion())
  process.exit()
}
if (!COMMANDS.includes(name)) misuse(`There is no command "${name}". The commands are ${COMMANDS.join(', ')}.`)
const { help, run, ...config } = await import(`./${name}.mjs`)
const parsed = parseArguments(help, { ...config, args })
if (config.allowPositionals) checkPositionals(help.split('\n')[0], parsed.positionals)
await prepare()
// A mistake of the owner is shown without a stack trace.
await run(parsed).catch((/** @type {unknown} */ error) => fail(inspect(error)))

/**
 * Compares arguments with the usage of a command, such as `npx vitafolio get [PATH] [--json]`.
 * @param {string} usage
 * @param {string[]} positionals
 */
function checkPositionals(usage, positionals) {
  const [, listed = ''] = /^npx vitafolio \w+((?: \[?[A-Z]+\]?(?= |$))+)/.exec(usage) ?? []
  const names = listed.trim().split(' ')
  const missing = names[positionals.length]
  const extra = positionals[names.length]
  if (extra !== undefined) misuse(`"${extra}" is one too many. Usage: ${usage}`)
  if (missing !== undefined && !missing.startsWith('[')) misuse(`${missing} is missing. Usage: ${usage}`)
}
