import { renderSVG } from 'uqr'
import type { Content } from '../../schema/content.ts'
import { telOf } from '../../src/ui/tel-of.ts'
import { typeset } from './typeset.ts'

/**
 * The CV as a PDF for keeping (PDF/A-2b), the same bytes for the same content.
 * @param site the address the site is published at, and the language of its texts
 */
export function cv(content: Content, site: { address: string; language: string }): Buffer {
  const { compiler, document } = typeset('cv.typ', wordsOf(content, site))
  return compiler.pdf(document, { pdfStandard: 'a-2b', creationTimestamp: 0 })
}

function wordsOf(content: Content, { address, language }: { address: string; language: string }) {
  const { name, profile, expertise, companies, gallery, history, footer, ui } = content
  return {
    // With no margin of its own: the page around it is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M' }),
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
      entries: companies.organisations.map(({ legalName, tagline, phone, email, location, website }) => ({
        name: legalName,
        tagline,
        phone,
        tel: telOf(phone),
        email,
        location,
        website,
        host: new URL(website).host,
      })),
    },
  }
}
