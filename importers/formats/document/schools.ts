import { withDoubts } from '../../doubt.ts'
import type { Block } from './block.ts'
import { dateDoubts, datesOf, type Fields, isWordList, takeFirst } from './entry-fields.ts'
import { type Layout, readText } from './paragraphs.ts'
import { type Part, partsOf } from './parts.ts'
import { isName, urlOf, withPlace } from './place.ts'
import { has } from './words.ts'

const GRADE =
  /\b(?:c?gpa|grade|note|notenschnitt|abschlussnote|score|moyenne|voto|nota|média|cijfer|średnia|ortalama)\b\s*:?/iu
/** What is before the date of a degree: "Expected Graduation: June 2016" */
const EXPECTED = /^(?:expected|anticipated|graduat|grad\b|voraussichtlich)/iu
const COURSES = /^(?:relevant\s+)?(?:coursework|courses|kurse|cours|cursos|corsi)\s*:\s*/iu

export function readEducation(blocks: readonly Block[], layout: Layout): Fields[] {
  return blocks.map((block) => {
    const found = partsOf(block)
    const { place, others } = withPlace(found.filter(isName))
    const isSchool = ({ text }: Part) => has('schools', text)
    const isDegree = ({ text }: Part) => has('degrees', text)
    const isMixed = (part: Part) => isDegree(part) && (isSchool(part) || GRADE.test(part.text))
    const split = others.flatMap((part) => (isMixed(part) ? splitAtComma(part) : [part]))
    const score = split.find(({ text }) => GRADE.test(text) && /\d/.test(text) && text.length < 40)
    const expected = split.find(({ text }) => EXPECTED.test(text))
    const named = split.filter((part) => part !== score && part !== expected)
    const school = named.find((part) => isSchool(part) && !isDegree(part)) ?? named.find(isSchool)
    const degree = named.find((part) => part !== school && isDegree(part))
    const remaining = named.filter((part) => part !== school && part !== degree)
    const text = readText(block.body, layout)
    const institution = school ?? remaining.shift() ?? (degree ? undefined : takeFirst(text, block.body))
    const studies = degree ?? remaining.shift()
    const area =
      degree && remaining[0] && remaining[0].text.length < 60 && !/\d/.test(remaining[0].text)
        ? remaining.shift()
        : undefined
    const lines = [...text.paragraphs, ...text.bullets]
    const courses = lines.filter((line) => COURSES.test(line) || isWordList(line))
    const grade = lines.find((line) => GRADE.test(line) && /\d/.test(line) && line.length < 40)
    const furtherLines = lines.filter((line) => !courses.includes(line) && (score !== undefined || line !== grade))
    return withDoubts(
      {
        institution: institution?.text,
        studyType: studies?.text,
        area: area?.text,
        score: score?.text ?? grade,
        url: found.map(urlOf).find(Boolean),
        ...datesOf(block),
        courses: courses.flatMap((line) => line.replace(COURSES, '').split(/[,;]\s+/)),
        summary: [...remaining, expected, place]
          .flatMap((part) => part?.text ?? [])
          .concat(furtherLines)
          .join('\n'),
      },
      {
        institution: school ? undefined : institution?.source,
        studyType: degree ? undefined : studies?.source,
        area: area?.source,
        ...dateDoubts(block),
        summary: remaining[0]?.source ?? text.doubtful[0],
      },
    )
  })
}

function splitAtComma(part: Part): Part[] {
  return part.text.split(/,\s+/).map((text) => ({ ...part, text }))
}
