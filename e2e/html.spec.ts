import { createHash } from 'node:crypto'
import { expect, test } from './site.ts'

const PAGES = ['', 'academy', 'foundation', '404.html']

for (const path of PAGES) {
  test(`/${path} is real HTML under a strict policy`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const words of [
      'DevOps &amp; Infrastructure Expert',
      'Data-warehouse automation',
      'bill fell by a third',
      '>Airflow<',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))|\son\w+=|\sstyle=|<template/)
    const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style]) => style ?? '')
    expect(styles).toHaveLength(1)
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`'sha256-${createHash('sha256').update(styles.join('')).digest('base64')}'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|frame-ancestors|sandbox|report/)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).toMatch(/<html lang="en"/)
  })
}

test('/academy has its own words in the HTML, / has not', async ({ request }) => {
  const words = 'One-on-one guidance from experienced entrepreneurs and experts'
  expect(await (await request.get('academy')).text()).toContain(words)
  expect(await (await request.get('')).text()).not.toContain(words)
})

test('an organisation’s page asks for its code at once, / does not', async ({ request }) => {
  const asked = /<link rel="modulepreload"[^>]*href="[^"]*organisation-route-/
  expect(await (await request.get('academy')).text()).toMatch(asked)
  expect(await (await request.get('')).text()).not.toMatch(asked)
})

test('what every page runs is compiled at once, beside the page, and nothing else is', async ({ request }) => {
  const html = await (await request.get('academy')).text()
  const isHinted = async (src = '') =>
    (await (await request.get(src)).text()).startsWith('//# allFunctionsCalledOnLoad\n')
  expect(await isHinted(/<script type="module"[^>]*src="([^"]*)"/.exec(html)?.[1])).toBe(true)
  expect(await isHinted(/<link rel="modulepreload"[^>]*href="([^"]*)"/.exec(html)?.[1])).toBe(false)
})

test('neither the schema library nor the YAML parser reaches the visitor', async ({ request }) => {
  const html = await (await request.get('academy')).text()
  const scripts = [...html.matchAll(/(?:src|href)="([^"]*\.js)"/g)].map(([, src]) => src ?? '')
  expect(scripts.length).toBeGreaterThan(0)
  for (const src of scripts) {
    expect(await (await request.get(src)).text()).not.toMatch(/ZodError|YAMLParseError|linkAddress/)
  }
})
