import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import delivered from './delivered.json' with { type: 'json' }
import { changesBetween, digestsIn, isDelivered, isSample } from './delivered.ts'

const YAML = 'name: Alex Example\nprofile: { photo: { file: portrait.jpg } }\n'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const isReleased = !version.startsWith('0.')
const isStillSample = isSample('content')

const message = `Owners have made content/ theirs, so a newer version leaves it as it was delivered: what it changes there
meets their changes in a merge. Let a new field be optional or have a default, put what is new in the sample into
tests/specimen/, and take the change back (docs/decisions/0016-engine-and-content.md).
If this content is becoming yours, write your name into content/site.yaml: then nothing is compared.`

test.runIf(isStillSample && isReleased)('from the first release on, the project leaves content/ alone', () => {
  const changes = changesBetween(delivered, digestsIn('content'))
  expect(changes.length === 0 ? '' : [...changes, message].join('\n')).toBe('')
})

test.runIf(isStillSample && !isReleased)('until the first release, what will be delivered is on record', async () => {
  const anew = `This is ${version}, and nothing is released: npx vitest run generator/content/delivered -u records it anew.`
  await expect(`${JSON.stringify(digestsIn('content'), null, 2)}\n`, `${message}\n${anew}`).toMatchFileSnapshot(
    './delivered.json',
  )
})

/** A content of one text and one picture. */
function content(yaml = YAML): string {
  const folder = mkdtempSync(join(tmpdir(), 'delivered-'))
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'site.yaml'), yaml)
  writeFileSync(join(folder, 'images/portrait.jpg'), 'a\r\nface')
  return folder
}

test('what was changed, added and removed is named', () => {
  const folder = content()
  const before = digestsIn(folder)
  expect(changesBetween(before, digestsIn(folder))).toEqual([])
  writeFileSync(join(folder, 'site.yaml'), `${YAML}title: New\n`)
  writeFileSync(join(folder, 'images/hero.jpg'), 'a hall')
  rmSync(join(folder, 'images/portrait.jpg'))
  expect(changesBetween(before, digestsIn(folder))).toEqual([
    'images/portrait.jpg was removed',
    'site.yaml was changed',
    'images/hero.jpg was added',
  ])
})

test('the ends of lines are no change of a text, but of a picture', () => {
  const folder = content()
  const before = digestsIn(folder)
  writeFileSync(join(folder, 'site.yaml'), YAML.replaceAll('\n', '\r\n'))
  writeFileSync(join(folder, 'images/portrait.jpg'), 'a\nface')
  expect(changesBetween(before, digestsIn(folder))).toEqual(['images/portrait.jpg was changed'])
})

test('the generated schema and what systems leave in folders are not compared', () => {
  const folder = content()
  writeFileSync(join(folder, 'site.schema.json'), '{}')
  writeFileSync(join(folder, 'images/.DS_Store'), '')
  expect(Object.keys(digestsIn(folder))).toEqual(['images/portrait.jpg', 'site.yaml'])
})

test('a content is an owner’s with another name, another portrait, without a text, or while it is no YAML', () => {
  const portrait = digestsIn(content())['images/portrait.jpg']
  expect(isSample(content(), portrait)).toBe(true)
  expect(isSample(content(YAML.replace('Alex Example', 'Ada')), portrait)).toBe(false)
  expect(isSample(content(YAML.replace('portrait', 'me')), portrait)).toBe(false)
  expect(isSample(content('name: "Alex Example'), portrait)).toBe(false)
  const [replaced, emptied] = [content(), content()]
  writeFileSync(join(replaced, 'images/portrait.jpg'), 'my face')
  rmSync(join(emptied, 'site.yaml'))
  expect([isSample(replaced, portrait), isSample(emptied, portrait)]).toEqual([false, false])
})

test('another text is not what was delivered', () => {
  expect(isDelivered(YAML)).toBe(false)
})

const came = readFileSync('content/site.yaml', 'utf8')

test.runIf(isDelivered(came))('and what was delivered is, with any ends of lines', () => {
  expect(isDelivered(came.replaceAll('\n', '\r\n'))).toBe(true)
})
