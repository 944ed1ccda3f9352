import { parseDiagram } from '../../generator/diagrams/parse/parse.ts'
import { DIAGRAM_FILE } from '../../model/fields/diagram.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { type Diagnostic, ofPosition } from '../diagnostic.ts'
import { textsIn } from '../fields.ts'
import { isFileWithin, readText } from '../files.ts'
import type { ContentFile } from '../read-content.ts'

/** The diagrams of projects, in the field `diagram` and in files. Those in stories are Markdown. */
export function diagrams(content: ContentFile): Diagnostic[] {
  const seen = new Set<string>()
  return diagramTexts(content).flatMap(({ path, text }) => {
    if (!DIAGRAM_FILE.test(text)) {
      const meant = fileMeantBy(text, content)
      if (meant !== undefined)
        return [
          content.diagnose(path, `A file of ${content.name}/diagrams/ has its name here. Write diagram: ${meant}`),
        ]
      return parseDiagram(text).mistakes.map(({ line, message, severity }) =>
        content.diagnose(path, `Line ${line} of the diagram: ${message}`, { severity }),
      )
    }
    const file = `diagrams/${text}`
    if (!isFileWithin(content, file)) {
      return [content.diagnose(path, `There is no file ${content.name}/${file}. Create it, or write the diagram here.`)]
    }
    if (seen.has(text)) return []
    seen.add(text)
    const { text: written, diagnostics } = readText(content, file)
    if (written === undefined) return diagnostics
    return parseDiagram(written).mistakes.map(({ line, message, severity }) => ({
      ...ofPosition(`${content.name}/${file}`, written, { line, column: 1 }, message),
      severity,
    }))
  })
}

/** A file that is there, but for its folder or its ending: `diagrams/zones.mmd` or `zones`. */
function fileMeantBy(text: string, content: ContentFile): string | undefined {
  const name = text
    .trim()
    .replace(/^.*\//, '')
    .replace(/(?:\.\w+)?$/, '.mmd')
  return DIAGRAM_FILE.test(name) && isFileWithin(content, `diagrams/${name}`) ? name : undefined
}

/** The files of diagrams that the content names. */
export function diagramFiles(content: Pick<ContentFile, 'value'>): string[] {
  return diagramTexts(content).flatMap(({ text }) => (DIAGRAM_FILE.test(text) ? [`diagrams/${text}`] : []))
}

function diagramTexts({ value }: Pick<ContentFile, 'value'>) {
  return textsIn(siteSchema, value).filter(({ path }) => path[0] === 'gallery' && path.at(-1) === 'diagram')
}
