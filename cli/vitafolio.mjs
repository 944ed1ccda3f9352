#!/usr/bin/env node
// The owner's commands: start, dev, build, doctor, check, init, import, translate, letter, send and upgrade.
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
  'letter',
  'send',
  'upgrade',
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
  letter      begins a letter, and writes it as PDF and for Word
  send        writes the CV and a letter for an application, with your private facts
  upgrade     installs another version of this package

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
if (config.allowPositionals && parsed.positionals.length !== 1) {
  const [usage] = help.split('\n')
  const [, , , argument] = usage.split(' ')
  const [, extra] = parsed.positionals
  misuse(`${extra === undefined ? `${argument} is missing` : `"${extra}" is one too many`}. Usage: ${usage}`)
}
await prepare()
// A mistake of the owner is shown without a stack trace.
await run(parsed).catch((/** @type {unknown} */ error) => fail(inspect(error)))
