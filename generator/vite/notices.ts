import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Where Vite lists the licences of the code that visitors load. */
export const NOTICES = 'notices.txt'

const FACES = ['geist', 'geist-mono'].map((name) => `@fontsource-variable/${name}`)
const ICONS = ['tabler', 'devicon'].map((name) => `@iconify-json/${name}`)

/** Adds the licences of what else visitors load: our own code, faces and icons. */
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
        const others = [...FACES.map(noticeOfFace), ...ICONS.map(noticeOfIcons)]
        list.source = [String(list.source).trim(), `## This site’s own code (MIT)\n\n${LICENSE}`, ...others, ''].join(
          '\n\n',
        )
      },
    },
  }
}

function noticeOfFace(name: string): string {
  const { version, license } = about(`${name}/package.json`)
  return `## ${name} - ${version} (${license}), with the signs that this site shows\n\n${textOf(`${name}/LICENSE`)}`
}

/** The packages of icons carry the name of their licence and its author, not its text, which is that of our own. */
function noticeOfIcons(name: string): string {
  const { version } = about(`${name}/package.json`)
  const { license, author } = about(`${name}/info.json`)
  return `## ${name} - ${version} (${license.spdx})\n\nBy ${author.name}: ${license.url}\n\n${MIT}`
}

const LICENSE = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8').trim()
const MIT = LICENSE.replace(/^[\s\S]*?(?=Permission is hereby granted)/, '')

function about(file: string) {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8'))
}

function textOf(file: string): string {
  return readFileSync(require.resolve(file), 'utf8').trim()
}
