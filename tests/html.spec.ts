import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './site.ts'

const PAGES = ['', 'academy', 'foundation', '404.html']

for (const path of PAGES) {
  test(`/${path} is complete HTML under a strict content security policy`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const text of [
      'DevOps &amp; Infrastructure Expert',
      'Data-warehouse automation',
      'bill fell by a third',
      '>Airflow<',
    ]) {
      expect(rendered(html)).toContain(text)
    }
    expect(html).toMatch(/<html lang="en"/)
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))|\son\w+=|\sstyle=|<template/)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '')
    expect(styles).toHaveLength(1)
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
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
    const html = rendered(await (await request.get(path)).text())
    for (const [owner, text] of Object.entries(texts)) {
      expect(html.includes(text), `"${text}" on /${path}`).toBe(path === owner)
    }
  }
})

test('a page is painted without a second stylesheet, font preload or module preload', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/rel="(?:stylesheet|modulepreload)"|as="font"/)
  }
})

test('neither the schema library nor the YAML parser reaches visitors', () => {
  const scripts = readdirSync('node_modules/.site/sample/assets').filter((file) => file.endsWith('.js'))
  expect(scripts).toHaveLength(3)
  for (const script of scripts) {
    const code = readFileSync(join('node_modules/.site/sample/assets', script), 'utf8')
    expect(code, script).not.toMatch(/ZodError|YAMLParseError|linkAddress/)
  }
})

test('a changed text leaves every script in the cache of returning visitors', async () => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'changed-text-'))
  try {
    const content = join(folder, 'content')
    cpSync('sample', content, { recursive: true })
    const file = join(content, 'site.yaml')
    const yaml = readFileSync(file, 'utf8')
    const changed = yaml.replace('Digital transformation is a large word', 'Digital change is a large word')
    expect(changed).not.toBe(yaml)

    await build(content, join(folder, 'before'))
    writeFileSync(file, changed)
    await build(content, join(folder, 'after'))
    const [before, after] = [assetsIn(join(folder, 'before')), assetsIn(join(folder, 'after'))]
    expect(Object.keys(before).filter((name) => name.endsWith('.js'))).toHaveLength(3)
    expect(after).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The HTML of a page without the embedded content. */
function rendered(html: string) {
  return html.replace(/<script type="application\/json" data-content>[\s\S]*?<\/script>/, '')
}

async function build(content: string, output: string) {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', output]
  const env = { ...process.env, NODE_ENV: 'production', SITE_CONTENT: relative('.', content), SITE_URL: '' }
  await promisify(execFile)(process.execPath, args, { env })
}

/** File name -> hash of the bytes. */
function assetsIn(site: string): Record<string, string> {
  const folder = join(site, 'assets')
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hashOf(name)]))
}
