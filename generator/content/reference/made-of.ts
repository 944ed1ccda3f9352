import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { Content, Source } from '../../../schema/content.ts'
import type { Output, PageArea } from '../../../schema/primitives.ts'
import { stringsOf } from '../../outputs/cv.ts'
import { outputs } from '../../outputs/outputs.ts'
import { resolveContent } from '../resolve-content.ts'

const FOLDER = 'sample'

const Visit = Router as FunctionComponent<{ ssrPath: string }> // its own type wants the children among the rest

/** Components are code for browsers, which code for Node knows no types of. */
async function markupOf(file: string, name: string, props: object): Promise<string> {
  const path = `../../../src/${file}`
  const room = (await import(path)) as Record<string, FunctionComponent<object>>
  const component = room[name]
  if (!component) throw new Error(`there is no ${name} in ${file}`)
  return renderToStaticMarkup(createElement(Visit, { ssrPath: '/' }, createElement(component, props)))
}

type Parts = Record<PageArea | Output, () => Promise<unknown>>

/** For tests: each part of the pages, and all else that is made of a content with the specimen's pictures. */
export function partsMadeOf(source: Source): Parts {
  const resolved = resolveContent(source, FOLDER, '/')
  const site = {
    address: source.url.replace(/\/$/, ''),
    language: source.language,
    photo: pictureIn(source.profile.photo.file),
    logos: new Map(source.companies.organisations.map(({ path, logo }) => [path, pictureIn(logo.file)])),
    changed: undefined,
  }
  const page = async () =>
    parseDocument(await markupOf('app.tsx', 'App', { content: (await resolved).content, initialPath: '/' }))
  const part = (isIt: (element: Element) => boolean) => async () => htmlOf(await page(), isIt)
  const files = (isIt: (name: string) => boolean) => async () => {
    const made = [...outputs((await resolved).content, site)].filter(([name]) => isIt(name))
    return Promise.all(made.map(async ([, make]) => make()))
  }
  return {
    navigation: part(({ name }) => name === 'header'),
    banner: part(({ attribs }) => attribs['class'] === 'hero'),
    profileCard: part(({ attribs }) => attribs['aria-labelledby'] === 'owner'),
    card: part(({ name }) => name === 'article'),
    section: async () => {
      const whole = await page()
      for (const card of find(whole, ({ name }) => name === 'article')) DomUtils.removeElement(card)
      return htmlOf(whole, ({ name, attribs }) => name === 'section' && attribs['id'] !== undefined)
    },
    footer: part(({ name }) => name === 'footer'),
    organisationPage: async () => {
      const { content } = await resolved
      const pages = content.companies.organisations.map((organisation) =>
        markupOf('pages/organisation-page.tsx', 'OrganisationPage', {
          organisation,
          strings: content.ui,
        }),
      )
      return Promise.all(pages)
    },
    cv: async () => stringsOf((await resolved).content, site),
    search: async () => headsOf((await resolved).content, { ...site, description: (await resolved).description }),
    socialCard: files((name) => name.startsWith('cards/')),
    contactCard: files((name) => name === 'contact.vcf'),
    resume: files((name) => name === 'resume.json'),
  }
}

function headsOf(content: Content, site: { description: string }) {
  const pages = [{ path: '/', legalName: null }, ...content.companies.organisations]
  return Promise.all(
    pages.map(({ path, legalName: pageName }) =>
      markupOf('head/head.tsx', 'Head', { content, site, path, pageName, found: true }),
    ),
  )
}

type Whole = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

function find(whole: Whole, isIt: (element: Element) => boolean): Element[] {
  return DomUtils.getElementsByTagName('*', whole).filter(isIt)
}

function htmlOf(whole: Whole, isIt: (element: Element) => boolean): string[] {
  return find(whole, isIt).map((element) => DomUtils.getOuterHTML(element))
}

function pictureIn(file: string): string {
  return join(FOLDER, 'images', file)
}
