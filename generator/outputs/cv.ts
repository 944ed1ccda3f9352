import { renderSVG } from 'uqr'
import type { Content } from '../../schema/content.ts'
import { telOf } from '../../src/ui/tel-of.ts'
import { characterWithoutGlyph } from './cv-fonts.ts'
import { typesetPdf } from './typeset.ts'

/** Creates the CV as an accessible PDF (PDF/UA-1). The same content gives the same bytes. */
export async function cv(content: Content, site: { address: string; language: string }): Promise<Buffer> {
  return typesetPdf('cv.typ', stringsOf(content, site), site.language)
}

/** The texts and links of the template. */
export function stringsOf(content: Content, { address, language }: { address: string; language: string }) {
  const { name, profile, expertise, companies, gallery, history, footer, ui } = content
  return {
    // No quiet zone: the page around the code is white.
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

/** Shortens a URL for print, and decodes percent-encoded characters that the fonts cover. */
function readable(address: string): string {
  const short = address.replace(/^https:\/\//, '').replace(/\/$/, '')
  try {
    const plain = decodeURI(short)
    return characterWithoutGlyph(plain) === undefined && !/\s/.test(plain) ? plain : short
  } catch {
    return short
  }
}
