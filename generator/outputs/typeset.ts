import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ParseSpeeds, PDFDocument, PDFName, type PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib'
import { CreateSessionOptions, initSync as initRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer'
import {
  initSync as initCompiler,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { cached, digestOf } from '../../lib/cache.ts'
import { CV_LAYOUT_NAMES } from '../../model/cv-layouts.ts'
import { FONTS, FONTS_OF_HEADINGS } from '../fonts/document-fonts.ts'

const require = createRequire(import.meta.url)

/** What the templates import. */
const SHARED = ['career-line.typ', ...CV_LAYOUT_NAMES.map((name) => `cv/layouts/${name}.typ`)]

/** Options that typst.ts has no names for. */
const DIAGNOSTICS_WITH_POSITIONS = 3
const SVG_SHAPES_AND_GLYPHS = 3

let compiler: Promise<TypstCompiler> | undefined

/**
 * Returns a PDF/UA-1 document.
 * @param template a file of this folder, which reads the strings as JSON from `sys.inputs.strings`
 */
export async function typesetPdf(template: string, strings: unknown, language: string): Promise<Buffer> {
  return cached('document.pdf', [language, ...inputsOf(template, strings)], async () =>
    declarePdfUa(Buffer.from(await compile(template, strings, 'pdf')), language),
  )
}

/** How many pages a document has, and the headings of its sections: their pages, and the part of the page that is above them. */
export type Pages = { count: number; headings: readonly { page: number; top: number }[] }

/**
 * Tells the pages of a document, which takes less than making it. See `typesetPdf` for the parameters.
 * @param template one that has them in its metadata `<pages>`
 */
export async function pagesOf(template: string, strings: unknown): Promise<Pages> {
  const pages = await cached('pages.json', inputsOf(template, strings), async () => {
    const { typst, path, inputs } = await prepare(template, strings)
    const [{ value }] = JSON.parse(typst.query(path, inputs, '<pages>')) as [{ value: Pages }] // as the template has it
    return JSON.stringify(value)
  })
  return JSON.parse(String(pages)) as Pages // as it is above
}

/** Loads Typst, so that the next document is made sooner. */
export async function loadTypst() {
  compiler ??= createCompiler()
  await compiler
}

/** Returns an SVG image. See `typesetPdf` for the parameters. */
export async function typesetSvg(template: string, strings: unknown): Promise<string> {
  const svg = await cached('image.svg', inputsOf(template, strings), async () => {
    const artifact = await compile(template, strings, 'vector')
    initRenderer({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')) })
    const typst = await new TypstRendererBuilder().build()
    const options = new CreateSessionOptions()
    options.format = 'vector'
    options.artifact_content = artifact
    return typst.svg_data(typst.create_session(options), SVG_SHAPES_AND_GLYPHS)
  })
  // Typst escapes neither of these in the text that the image contains, and XML forbids them together.
  return svg.toString().replaceAll(']]>', ']]&gt;')
}

/** Everything that a document depends on. package.json has the versions of Typst and pdf-lib. */
function inputsOf(template: string, strings: unknown): string[] {
  const files = [template, ...SHARED, 'typeset.ts', '../../package.json'].map(pathOf)
  return [JSON.stringify(strings), ...[...files, ...FONTS, ...FONTS_OF_HEADINGS].map(digestOf)]
}

/** @throws with Typst's diagnostics */
async function compile(template: string, strings: unknown, format: 'pdf' | 'vector'): Promise<Uint8Array> {
  const { typst, path, inputs } = await prepare(template, strings)
  const { result, diagnostics } = typst.compile(path, inputs, format, DIAGNOSTICS_WITH_POSITIONS)
  if (!result) throw new Error(`${template} can't be compiled: ${JSON.stringify(diagnostics)}`)
  return result
}

async function prepare(template: string, strings: unknown) {
  compiler ??= createCompiler()
  const typst = await compiler
  for (const file of [template, ...SHARED]) typst.add_source(`/${file}`, readFileSync(pathOf(file), 'utf8'))
  return { typst, path: `/${template}`, inputs: [['strings', JSON.stringify(strings)]] }
}

/** Uses the fonts of the packages only, so that every machine creates the same bytes. */
async function createCompiler(): Promise<TypstCompiler> {
  initCompiler({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of [...FONTS, ...FONTS_OF_HEADINGS]) await builder.add_raw_font(readFileSync(font))
  return builder.build()
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

/** The metadata that declares PDF/UA-1 (ISO 14289-1, 5). */
const DECLARATION =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/**
 * Adds what PDF/UA-1 asks for and Typst's WebAssembly build leaves out: the declaration, the whole language tag, and that
 * readers show the title instead of the file name. pdf-lib also compresses the tags.
 */
async function declarePdfUa(pdf: Buffer, language: string): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const { catalog, context } = document
  catalog.set(PDFName.of('Lang'), PDFString.of(language)) // Typst leaves out script and region.
  catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  const metadata = catalog.lookup(PDFName.of('Metadata'), PDFStream)
  const [before, after] = metadata.getContentsString().split('</rdf:RDF>')
  if (before === undefined || after === undefined) throw new Error('The PDF has no RDF metadata')
  const declared = Buffer.from(`${before}${DECLARATION}</rdf:RDF>${after}`, 'latin1')
  context.assign(
    catalog.get(PDFName.of('Metadata')) as PDFRef, // streams are always indirect objects
    context.stream(declared, { Type: 'Metadata', Subtype: 'XML' }),
  )
  return Buffer.from(
    await document.save({ addDefaultPage: false, objectsPerTick: Infinity, updateFieldAppearances: false }),
  )
}
