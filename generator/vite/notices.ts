import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { FONT_PACKAGES } from '../fonts/page-fonts.ts'

const require = createRequire(import.meta.url)

/** Vite writes the licences of all bundled packages into this file. */
export const NOTICES = 'notices.txt'

const ICONS = ['tabler', 'devicon'].map((name) => `@iconify-json/${name}`)

const LICENSE = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8').trim()
const MIT = LICENSE.replace(/^[\s\S]*?(?=Permission is hereby granted)/, '')

/** Adds the licences of our own code, the fonts and the icons. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[NOTICES]
        if (list?.type !== 'asset') throw new Error(`the build has no ${NOTICES}`)
        const files = Object.keys(bundle)
        const fonts = FONT_PACKAGES.filter((name) => files.some((file) => file.includes(`/${basename(name)}-`)))
        const own = `## This site’s own code (MIT)\n\n${LICENSE}`
        list.source = [
          String(list.source).trim(),
          noticeOfPlayer(), // Vite leaves out what a worker contains.
          own,
          ...fonts.map(noticeOfFont),
          ...ICONS.map(noticeOfIcons),
          '',
        ].join('\n\n')
      },
    },
  }
}

function noticeOfPlayer(): string {
  const { version, license } = require('lottie-web/package.json')
  const text = readFileSync(require.resolve('lottie-web/LICENSE.md'), 'utf8').trim()
  return `## lottie-web - ${version} (${license})\n\n${text}`
}

function noticeOfFont(name: string): string {
  const { version, license } = require(`${name}/package.json`)
  const text = readFileSync(require.resolve(`${name}/LICENSE`), 'utf8').trim()
  return `## ${name} - ${version} (${license}), subset to the characters of this site\n\n${text}`
}

/** The icon packages contain the author and the name of the licence, but not its text: MIT, as ours. */
function noticeOfIcons(name: string): string {
  const { version } = require(`${name}/package.json`)
  const { license, author } = require(`${name}/info.json`)
  return `## ${name} - ${version} (${license.spdx})\n\nBy ${author.name}: ${license.url}\n\n${MIT}`
}
