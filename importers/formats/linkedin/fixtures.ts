import { PDFDocument } from '@cantoo/pdf-lib'
import { fontsIn, pdfOf, type Placed } from '../document/fixtures.ts'

type Role = { title: string; dates: string; place?: string; text?: readonly string[] }
type Profile = {
  side: Readonly<Record<string, readonly string[]>>
  name: string
  headline: string
  place: string
  headings: { summary: string; work: string; education: string }
  summary?: readonly string[]
  jobs: readonly { employer: string; all?: string; roles: readonly Role[] }[]
  schools: readonly { name: string; studies: string }[]
}

/** In points: where LinkedIn's columns begin, how wide they are, and where a page ends. */
const SIDE = { x: 21.6, width: 165 }
const MAIN = { x: 223.6, width: 360 }
const BOTTOM = 765
const TOP = 54

/** A profile in the layout and the sizes of LinkedIn's. */
export async function profilePdf(profile: Profile): Promise<Buffer> {
  const { regular } = await fontsIn(await PDFDocument.create())
  const pages: Placed[][] = []
  const writer = ({ x, width }: typeof SIDE, start: number) => {
    let [page, y] = [0, start]
    /** Lines of a text: the first is `gap` below the line before, the others `leading`. */
    return (text: string, size: number, gap: number, leading: number) => {
      let rest = text.split(' ')
      for (let distance = gap; rest.length > 0; distance = leading) {
        let count = 1
        while (count < rest.length && regular.widthOfTextAtSize(rest.slice(0, count + 1).join(' '), size) <= width)
          count += 1
        if (y + distance > BOTTOM) [page, y] = [page + 1, TOP]
        else y += distance
        pages[page] = [...(pages[page] ?? []), { text: rest.slice(0, count).join(' '), x, y, size }]
        rest = rest.slice(count)
      }
    }
  }
  const side = writer(SIDE, TOP - 35)
  for (const [heading, items] of Object.entries(profile.side)) {
    side(heading, 13, 35, 15)
    for (const item of items) side(item, item.includes('linkedin.com') ? 11 : 10.5, 17.6, 12.6)
  }
  const main = writer(MAIN, TOP + 12)
  main(profile.name, 26, 0, 30)
  main(profile.headline, 12, 21, 14.4)
  main(profile.place, 12, 15.4, 14.4)
  if (profile.summary) {
    main(profile.headings.summary, 15.75, 37, 18)
    for (const [index, text] of profile.summary.entries()) main(text, 12, index === 0 ? 25.5 : 36, 18)
  }
  main(profile.headings.work, 15.75, 53, 18)
  for (const { employer, all, roles } of profile.jobs) {
    main(employer, 12, 40, 18)
    if (all) main(all, 10.5, 16.5, 14)
    for (const [index, role] of roles.entries()) {
      main(role.title, 11.5, index === 0 ? 16 : 34, 14)
      main(role.dates, 10.5, 14.6, 14)
      if (role.place) main(role.place, 10.5, 14.7, 14)
      for (const [at, text] of (role.text ?? []).entries()) main(text, 10.5, at === 0 ? 21.4 : 18, 18)
    }
  }
  main(profile.headings.education, 15.75, 53, 18)
  for (const { name, studies } of profile.schools) {
    main(name, 12, 30, 18)
    main(studies, 10.5, 17.6, 18)
  }
  const footers = pages.map((_, index) => ({ text: `Page ${index + 1} of ${pages.length}`, x: 384, y: 778, size: 9 }))
  return pdfOf(pages.map((page, index) => [...page, ...footers.slice(index, index + 1)]))
}
