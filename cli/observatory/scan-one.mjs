// Scans a host that exists on this machine alone: the library asks for its standard ports, which lead to ours.
import { Socket } from 'node:net'

const NAME = 'portfolio.example'
const LIBRARY = '@mdn/mdn-http-observatory'
const { TLS_PORT, PLAIN_PORT } = process.env

// oxlint-disable-next-line typescript/unbound-method -- it is called with its socket below
const { connect } = Socket.prototype
/** @param {any[]} args options, or what Node hands on within itself: options in a list */
Socket.prototype.connect = function (...args) {
  const [options] = args.flat()
  if (options.host !== NAME) throw new Error(`nothing but ${NAME} is asked, and not ${options.host}`)
  Object.assign(options, { host: '127.0.0.1', port: Number(options.port) === 443 ? TLS_PORT : PLAIN_PORT })
  return Reflect.apply(connect, this, args)
}

/** @type {any} It is not there until it is asked for, so its types are not either. */
const { scan } = await import(LIBRARY)
const { scan: whole, tests } = await scan(NAME)
for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
  console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`)
}
console.log(`${whole.score} points: ${whole.grade}`)
process.exitCode = whole.grade === 'A+' && whole.score >= 130 ? 0 : 1
