import { ParseSpeeds, PDFDocument, PDFName, PDFStream, PDFString, type PDFRef } from '@cantoo/pdf-lib'

/** What a PDF/UA says of itself (ISO 14289-1, 5): the part of the standard that it keeps to. */
const DECLARATION =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/**
 * Declares a tagged PDF to be PDF/UA-1 in this language, and has readers show its title instead of the name of its file (7.1): the things
 * that the typesetter leaves out. Packs it as well: the tags of a long CV weigh more than its words.
 * @throws when the PDF has no metadata to say so in
 */
export async function declarePdfUa(pdf: Buffer, language: string): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  const { catalog, context } = document
  catalog.set(PDFName.of('Lang'), PDFString.of(language)) // The typesetter leaves script and area out.
  catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  const metadata = catalog.lookup(PDFName.of('Metadata'), PDFStream)
  const [before, after] = metadata.getContentsString().split('</rdf:RDF>')
  if (before === undefined || after === undefined) throw new Error('the metadata of the PDF holds no description')
  const declared = Buffer.from(`${before}${DECLARATION}</rdf:RDF>${after}`, 'latin1')
  context.assign(
    catalog.get(PDFName.of('Metadata')) as PDFRef, // a stream is always referred to
    context.stream(declared, { Type: 'Metadata', Subtype: 'XML' }),
  )
  return Buffer.from(
    await document.save({ addDefaultPage: false, objectsPerTick: Infinity, updateFieldAppearances: false }),
  )
}
