import { ParseSpeeds, PDFDocument, PDFName, PDFStream, PDFString, type PDFRef } from '@cantoo/pdf-lib'

/** The metadata that declares PDF/UA-1 (ISO 14289-1, 5). */
const DECLARATION =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/**
 * Adds what PDF/UA-1 asks for and Typst's WebAssembly build leaves out: the declaration, the whole language tag, and that
 * readers show the title instead of the file name. pdf-lib also compresses the tags.
 */
export async function declarePdfUa(pdf: Buffer, language: string): Promise<Buffer> {
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
