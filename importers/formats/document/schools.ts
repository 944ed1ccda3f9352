import { withDoubts } from '../../doubt.ts'
import { type Atom, isLinkWord } from './atoms.ts'
import { dateDoubts, datesOf, type Fields, isWordList, takeFirst } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { placeIn, withoutDetails } from './europass.ts'
import { isGrade } from './field-rules.ts'
import { wordsOf } from './list-words.ts'
import { citeLine, type Layout, readText } from './paragraphs.ts'

/** What is before the date of a degree: "Expected Graduation: June 2016" */
const EXPECTED = /^(?:expected|anticipated|graduat|grad\b|voraussichtlich)/iu
const COURSES = /^(?:relevant\s+)?(?:coursework|courses|kurse|cours|cursos|corsi)\s*:\s*/iu
/** "Bachelor of Science in Physics", "BSc Computer Science", "Master Informatik" */
const WITH_AREA =
  /^((?:(?:bachelor|master|doctor|licence|licenciatura|diploma|laurea|grado|máster|mestrado|bacharelado)(?:['’]s)?(?:\s+degree)?(?:\s+of\s+(?:science|arts|engineering|philosophy|laws|education|technology|business administration))?(?!\s+of\b))|(?:b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|ph\.?\s?d|b\.?\s?s|m\.?\s?s|b\.?\s?tech|m\.?\s?tech|dr)\.?)(?:\s+(?:in|en|em|w|di|de)|,)?\s+(?!degree$)(\p{Lu}.*)$/iu

export function readEducation(entries: readonly Entry[], layout: Layout): Fields[] {
  return entries.map((entry) => {
    const { values, doubtful } = entry
    const doubt = (name: string, atom: Atom | undefined) => (doubtful.has(name) ? atom?.source : undefined)
    const score = values.get('score')
    const expected = entry.rest.find(({ text }) => EXPECTED.test(text))
    const rest = entry.rest.filter((atom) => atom !== expected && !isLinkWord(atom))
    const { details, others: body } = withoutDetails(entry.body)
    const text = readText(body, layout)
    const degree = values.get('what')
    const school = values.get('who') ?? (degree ? undefined : takeFirst(text, body))
    const [, studies, subject] = (!values.has('area') && WITH_AREA.exec(degree?.text ?? '')) || []
    const lines = [...text.paragraphs, ...text.bullets]
    const courses = lines.filter((line) => COURSES.test(line) || isWordList(line))
    const grade = lines.find((line) => isGrade(line))
    const furtherLines = lines.filter((line) => !courses.includes(line) && (score !== undefined || line !== grade))
    return withDoubts(
      {
        institution: school?.text,
        studyType: studies ?? degree?.text,
        area: subject ?? values.get('area')?.text ?? details.field,
        score: withoutLabel(score?.text ?? details.grade ?? grade),
        url:
          [school, degree, ...entry.rest].map((atom) => atom?.url).find((url) => url?.startsWith('http')) ??
          details.website,
        ...datesOf(entry),
        courses: courses.flatMap((line) => wordsOf(line.replace(COURSES, ''))),
        summary: [...rest, expected, values.get('place')]
          .flatMap((atom) => atom?.text ?? [])
          .concat(furtherLines, details.further ?? [], placeIn(details) ?? [])
          .join('\n'),
      },
      {
        institution: values.has('who') ? doubt('who', school) : school?.source,
        // Without a school, the site shows the degree in its place.
        studyType: doubt('what', degree) ?? (school ? undefined : degree?.source),
        area: doubt('area', values.get('area')),
        ...dateDoubts(entry),
        summary: rest[0]?.source ?? (entry.stray && citeLine(entry.stray)) ?? text.doubtful[0],
      },
    )
  })
}

/** "1.3" for "Grade: 1.3"; a scale needs its name, as in "GPA 3.8". */
function withoutLabel(text: string | undefined): string | undefined {
  return text?.replace(/^(?:grade|note|abschlussnote|gesamtnote|nota|voto|mention|ocena|moyenne)\s*:\s*/iu, '')
}
