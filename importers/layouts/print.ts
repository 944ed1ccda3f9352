import type { Browser } from 'playwright-core'
import { xmlText } from '../../lib/xml.ts'
import { htmlOf } from './html.ts'
import type { Layout } from './layout.ts'
import type { PrintedCv } from './page-model.ts'
import type { Person } from './person.ts'
import { WORDS } from './printed-words.ts'

/** The CV as a PDF of a browser. */
export async function pdfOf(browser: Browser, cv: PrintedCv, person: Person, layout: Layout): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(htmlOf(cv, person.language, layout))
    return await page.pdf({
      format: layout.page,
      tagged: layout.isTagged,
      printBackground: true,
      margin: { top: '18mm', bottom: '18mm', left: '17mm', right: '17mm' },
      displayHeaderFooter: layout.running !== 'none',
      headerTemplate: layout.running === 'header' ? running(xmlText(person.name)) : '<span></span>',
      footerTemplate: footerOf(person, layout),
    })
  } finally {
    await page.close()
  }
}

function footerOf({ name, language }: Person, { running: kind }: Layout): string {
  const number = '<span class="pageNumber"></span>'
  if (kind === 'number') return running(number)
  if (kind !== 'name-and-number') return '<span></span>'
  return running(`${xmlText(name)} – ${WORDS[language].page} ${number}/<span class="totalPages"></span>`)
}

function running(inner: string): string {
  return `<div style="width: 100%; text-align: center; font-size: 8pt">${inner}</div>`
}
