import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Vite writes the licences of all bundled packages into this file. */
export const NOTICES = 'notices.txt'

const FONTS = ['geist', 'geist-mono', 'source-serif-4']
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
        const fonts = FONTS.filter((name) => files.some((file) => file.includes(`/${name}-`)))
        const others = [
          ...fonts.map((name) => noticeOfFont(`@fontsource-variable/${name}`)),
          ...ICONS.map(noticeOfIcons),
        ]
        list.source = [String(list.source).trim(), `## This site’s own code (MIT)\n\n${LICENSE}`, ...others, ''].join(
          '\n\n',
        )
      },
    },
  }
}

function noticeOfFont(name: string): string {
  const { version, license } = readJson(`${name}/package.json`)
  return `## ${name} - ${version} (${license}), subset to the characters of this site\n\n${readText(`${name}/LICENSE`)}`
}

/** The icon packages contain the author and the name of the licence, but not its text: MIT, as ours. */
function noticeOfIcons(name: string): string {
  const { version } = readJson(`${name}/package.json`)
  const { license, author } = readJson(`${name}/info.json`)
  return `## ${name} - ${version} (${license.spdx})\n\nBy ${author.name}: ${license.url}\n\n${MIT}`
}

function readJson(file: string) {
  return JSON.parse(readText(file))
}

function readText(file: string): string {
  return readFileSync(require.resolve(file), 'utf8').trim()
}
