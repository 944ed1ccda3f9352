// node ask.mjs PORT PATH: one request, and its answer as JSON. A program of its own, to be run where the port is.
import { request } from 'node:http'

const [port = '', path = ''] = process.argv.slice(2)
request({ host: '127.0.0.1', port, path }, (response) => {
  let body = ''
  response.setEncoding('utf8').on('data', (part) => (body += part))
  response.once('end', () => {
    console.log(JSON.stringify({ status: response.statusCode, headers: response.headers, body }))
  })
}).end()
