import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unzip } from './unzip.ts'

const SIZE = 1_000_000

/** A zip file that says that its file has ten bytes. */
function understated(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'a.csv': new Uint8Array(SIZE) }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(SIZE)
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at + 1)) zip.writeUInt32LE(10, at)
  return zip
}

test('unpacks the files that are wanted', () => {
  const files = unzip(zipSync({ a: Uint8Array.of(1), b: Uint8Array.of(2) }), (path) => path === 'b', 10)
  expect([...(files ?? [])].map(([path, bytes]) => [path, ...bytes])).toEqual([['b', 2]])
})

test('stops at the limit, whatever the zip file says of its sizes', () => {
  expect(unzip(understated(), () => true, SIZE - 1)).toBeUndefined()
  expect(unzip(understated(), () => true, SIZE)?.get('a.csv')?.length).toBe(SIZE)
})
