import { renderSVG } from 'uqr'
import type { Content } from '../../schema/content.ts'
import { telOf } from '../../src/ui/tel-of.ts'
import { characterWithoutGlyph } from './cv-fonts.ts'
import { typeset } from './typeset.ts'

/**
 * The CV as a PDF that everyone can read (PDF/UA-1), the same bytes for the same content.
 * @param site the address the site is published at, and the language of its texts
 */
export async function cv(content: Content, site: { address: string; language: string }): Promise<Buffer> {
  return typeset('cv.typ', wordsOf(content, site), site.language)
}

/** Everything that the template prints, and where its links lead. */
export function wordsOf(content: Content, { address, language }: { address: string; language: string }) {
  const { name, profile, expertise, companies, gallery, history, footer, ui } = content
  return {
    // With no margin of its own: the page around it is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M' }),
    language: new Intl.Locale(language).language,
    title: `${name}, ${ui.cv}`,
    name,
    role: profile.title,
    facts: [profile.experience, profile.location, profile.availability],
    contact: [
      { address: `${address}/`, text: readable(`${address}/`) },
      ...(profile.email === undefined ? [] : [{ address: `mailto:${profile.email}`, text: profile.email }]),
      ...footer.profiles.map((social) => ({ address: social.address, text: readable(social.address) })),
    ],
    experience: { title: ui.experience, entries: history.entries },
    skills: { title: expertise.label, names: expertise.skills.map((skill) => skill.name) },
    projects: {
      title: gallery.label,
      entries: gallery.projects.map(({ title, category, description }) => ({ title, category, description })),
    },
    organisations: {
      title: companies.label,
      entries: companies.organisations.map(({ legalName, tagline, phone, email, location, website }) => ({
        name: legalName,
        tagline,
        ...(phone !== undefined && { phone, tel: telOf(phone) }),
        email,
        location,
        website,
        host: new URL(website).host,
      })),
    },
  }
}

/** An address as people write it, with the letters that stand behind its figures where they can be printed. */
function readable(address: string): string {
  const short = address.replace(/^https:\/\//, '').replace(/\/$/, '')
  try {
    const plain = decodeURI(short)
    return characterWithoutGlyph(plain) === undefined && !/\s/.test(plain) ? plain : short
  } catch {
    return short
  }
}
