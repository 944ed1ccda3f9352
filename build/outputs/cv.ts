import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Content } from '../../schema/content.ts'

const require = createRequire(import.meta.url)

/** The site's own faces, and one that has the letters they lack. */
const FONTS = [
  '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf',
  '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf',
  '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
]

/**
 * The CV as a PDF for keeping (PDF/A-2b), the same bytes for the same content.
 * @param site the address the site is published at, and the language of its texts
 * @throws with what the typesetter says, should it refuse
 */
export function cv(content: Content, site: { address: string; language: string }): Buffer {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontPaths: FONTS.map((font) => dirname(require.resolve(font))) }],
  })
  const result = compiler.compile({
    mainFileContent: readFileSync(new URL('cv.typ', import.meta.url), 'utf8'),
    inputs: { cv: JSON.stringify(wordsOf(content, site)) },
  })
  const document = result.result
  if (!document)
    throw new Error(`The CV could not be set: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`)
  return compiler.pdf(document, { pdfStandard: 'a-2b', creationTimestamp: 0 })
}

function wordsOf(content: Content, { address, language }: { address: string; language: string }) {
  const { name, profile, expertise, companies, gallery, history, footer, ui } = content
  return {
    language: language.split('-')[0],
    title: `${name}, ${ui.cv}`,
    name,
    role: profile.title,
    facts: [profile.experience, profile.location, profile.availability],
    contact: [address, ...footer.profiles.map((social) => social.address)].map((link) => ({
      address: link,
      text: link.replace(/^https:\/\//, ''),
    })),
    experience: { title: ui.experience, entries: history.entries },
    skills: { title: expertise.label, names: expertise.skills.map((skill) => skill.name) },
    projects: { title: gallery.label, entries: gallery.projects },
    organisations: {
      title: companies.label,
      entries: companies.organisations.map(({ legalName, tagline, location, website }) => ({
        name: legalName,
        tagline,
        location,
        website,
        host: new URL(website).host,
      })),
    },
  }
}
