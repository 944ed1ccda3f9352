import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const PAGES = ['', 'academy', 'foundation', '404.html']

for (const path of PAGES) {
  test(`/${path} is complete HTML under a strict content security policy`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const text of ['DevOps &amp; Infrastructure Expert', 'Data-warehouse automation', '>Airflow<']) {
      expect(withoutData(html)).toContain(text)
    }
    expect(html).toMatch(/<html lang="en"/)
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))|\son\w+=|\sstyle=|<template/)
    // It is painted without a second stylesheet, a font preload or a module preload.
    expect(html).not.toMatch(/rel="(?:stylesheet|modulepreload)"|as="font"/)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '')
    expect(styles).toHaveLength(1)
    const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const policy = written.replaceAll('&#x27;', "'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`'sha256-${createHash('sha256').update(styles.join('')).digest('base64')}'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|frame-ancestors|sandbox|report/)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<style/))
  })
}

test('the texts of an organisation are in the HTML of its own page only', async ({ request }) => {
  const texts = {
    academy: 'One-on-one guidance from experienced entrepreneurs and experts',
    foundation: 'Research and development in short rounds',
  }
  for (const path of PAGES) {
    const html = withoutData(await (await request.get(path)).text())
    for (const [owner, text] of Object.entries(texts)) {
      expect(html.includes(text), `"${text}" on /${path}`).toBe(path === owner)
    }
  }
})

test('a link to a page is the address that hosts answer without a redirect', () => {
  for (const site of ['sample', 'portfolio', 'translated']) {
    const folder = `node_modules/.site/${site}`
    const base = site === 'portfolio' ? '/portfolio/' : '/'
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const links = pages.flatMap((page) => [
      ...withoutData(readFileSync(join(folder, page), 'utf8')).matchAll(/<a [^>]*href="(\/[^"#]*)/g),
    ])
    const addresses = new Set(links.map(([, address = '']) => address))
    expect(addresses.size).toBeGreaterThan(3)
    for (const address of addresses) {
      const file = join(folder, address.slice(base.length), address.endsWith('/') ? 'index.html' : '')
      expect(statSync(file).isFile(), `${address} of ${site}`).toBe(true)
    }
  }
})

test('scripts are the same for every content: a changed text leaves them in the cache', () => {
  const scripts = hashesOf('sample')
  expect(Object.keys(scripts)).toHaveLength(2)
  expect(hashesOf('short')).toEqual(scripts)
  expect(hashesOf('long')).toEqual(scripts)
})

test('neither the schema library nor the YAML parser reaches visitors', () => {
  for (const script of scriptsOf('sample')) {
    expect(readFileSync(script, 'utf8'), script).not.toMatch(/ZodError|YAMLParseError/)
  }
})

/** The HTML of a page without the embedded content. */
function withoutData(html: string) {
  return html.replace(/<script type="application\/json" data-content="">[\s\S]*?<\/script>/, '')
}

function scriptsOf(content: string): string[] {
  const folder = `node_modules/.site/${content}/assets`
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
}

/** File name -> hash of the bytes. */
function hashesOf(content: string): Record<string, string> {
  return Object.fromEntries(
    scriptsOf(content).map((file) => [
      file.replace(/.*[\\/]/, ''),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}
