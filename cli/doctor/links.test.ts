import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLinks } from './links.ts'
import { readSite } from './read-site.ts'

async function lookAt(yaml: string, ask: typeof fetch | null = null) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/site.yaml'), yaml)
  const { site } = await readSite(root, 'content')
  if (!site) throw new Error('no YAML')
  const { verdict, findings } = await checkLinks(site, ask)
  return { verdict, said: findings.map(({ level, place, message }) => `${level} :${place.line} ${message}`) }
}

const profiles = (...addresses: string[]) =>
  `footer:\n  profiles:\n${addresses.map((address, n) => `    - { label: p${n}, address: '${address}' }\n`).join('')}`

const answering = (status: number) => async () => new Response(null, { status })

test('a quick link to nowhere is a note at its line', async () => {
  const { said } = await lookAt("footer:\n  links:\n    - { label: Projects, address: '#' }")
  expect(said).toEqual(['advice :3 footer.links[0].address: leads nowhere yet; write an address, or remove the link'])
})

test('an address that stands twice among the profiles is a problem, however it is written', async () => {
  const { said } = await lookAt(profiles('https://a.dev/ada/', 'https://b.dev', 'https://A.dev/Ada'))
  expect(said).toEqual([
    expect.stringMatching(/^problem :5 footer\.profiles\[2\]\.address: is the address of a profile/),
  ])
})

test('nothing is asked unless that is wanted', async () => {
  expect(await lookAt(profiles('https://a.dev'))).toEqual({ verdict: '1 looked at', said: [] })
})

test('links, websites and hosted animations are asked, each once', async () => {
  const asked: string[] = []
  const ask = async (input: string | URL | Request) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return new Response(null, { status: 200 })
  }
  const yaml = `${profiles('https://a.dev/', 'https://b.dev/')}companies: { organisations: [{ website: https://a.dev/ }] }
animations: { hero: { src: https://c.dev/x.json } }\nurl: https://own.dev/`
  const { verdict } = await lookAt(yaml, ask)
  expect(asked.toSorted()).toEqual(['https://a.dev/', 'https://b.dev/', 'https://c.dev/x.json'])
  expect(verdict).toBe('4 looked at, 3 asked')
})

test('hosts of the sample are not asked, for nobody has them', async () => {
  const { verdict } = await lookAt(profiles('https://github.example.com/alex'), answering(404))
  expect(verdict).toBe('1 looked at, 0 asked')
})

test('no more than six are asked at once', async () => {
  let [now, most] = [0, 0]
  const ask = async () => {
    now++
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now--
    return new Response(null, { status: 200 })
  }
  const { verdict } = await lookAt(profiles(...Array.from({ length: 20 }, (_, n) => `https://a${n}.dev`)), ask)
  expect(verdict).toBe('20 looked at, 20 asked')
  expect(most).toBe(6)
})

test('where none of them can be reached, it is not the links that are wrong', async () => {
  const { said } = await lookAt(profiles('https://a.dev', 'https://b.dev'), () => Promise.reject(new TypeError('no')))
  expect(said).toEqual(['advice :null none of the 2 links can be reached; is this machine online?'])
})

test.each([
  ['gone', answering(404), 'problem :3 footer.profiles[0].address: leads nowhere (status 404); correct the address'],
  ['unclear', answering(503), 'advice :3 footer.profiles[0].address: answers with status 503, so it could not be told'],
  ['unreachable', () => Promise.reject(new TypeError('no')), "problem :3 footer.profiles[0].address: can't be reached"],
  [
    'moved',
    async () => Object.defineProperty(new Response(null), 'url', { value: 'https://b.dev/' }),
    'advice :3 footer.profiles[0].address: leads on to https://b.dev/; write that',
  ],
])('an address that is %s is told at its line', async (_, ask, message) => {
  const { said } = await lookAt(profiles('https://a.dev/'), ask)
  expect(said).toEqual([expect.stringContaining(message)])
})
