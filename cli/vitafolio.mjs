#!/usr/bin/env node
// The owner's commands: start, dev, build, doctor, check, init, import and translate.
import { misuse, parseArguments } from './arguments.mjs'
import { prepare } from './set-up.mjs'

/** Each is a module with its help, its options and what it runs. */
const COMMANDS = ['start', 'dev', 'build', 'doctor', 'check', 'init', 'import', 'translate']

const [name = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(name)) misuse(`There is no command "${name}". The commands are ${COMMANDS.join(', ')}.`)
const { help, run, ...config } = await import(`./${name}.mjs`)
const parsed = parseArguments(help, { ...config, args })
await prepare()
await run(parsed)
