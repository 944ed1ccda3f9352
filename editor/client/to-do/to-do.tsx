import { use, useState } from 'react'
import type { EditorState, Path, Problem } from '../../protocol.ts'
import { EditorContext } from '../editor-context.ts'
import { fieldsIn, namesOn } from '../problems.ts'
import { schemaAt } from '../schema.ts'
import { site } from '../site-schema.ts'

type Kind = Problem['kind']

/** In the order in which they are best done. */
const KINDS: Readonly<Record<Kind, string>> = {
  mistake: 'Mistakes',
  sample: 'From the sample',
  doubt: 'Doubtful',
  translation: 'Not translated',
  advice: 'Advice',
}
const kinds = Object.keys(KINDS) as Kind[] // Object.keys forgets the names.

/** The fields with something to do, in their order. Translations have a key and a list of their own. */
export const openFieldsIn = ({ problems }: EditorState): Path[] =>
  fieldsIn(problems.filter(({ kind }) => kind !== 'translation' && kind !== 'advice'))

/** Without advice, which is for the owner to take. */
export const countOfOpen = ({ problems }: EditorState) => problems.filter(({ kind }) => kind !== 'advice').length

/** All that is left to do, by section. */
export function ToDo() {
  const { state } = use(EditorContext)
  const [chosen, setChosen] = useState<Kind>()
  const { problems } = state
  const countOf = (each: Kind) => problems.filter(({ kind }) => kind === each).length
  const there = kinds.filter((each) => countOf(each) > 0)
  // What was chosen may be done by now.
  const shownKind = there.find((each) => each === chosen)
  const shown = shownKind ? problems.filter(({ kind }) => kind === shownKind) : problems
  return (
    <>
      {countOfOpen(state) === 0 && (
        <div className="all-done">
          <h2>Nothing is left to do</h2>
          <p className="help">
            No mistake, no doubt, nothing of the sample, and no missing translation.
            {problems.length > 0 && ' This could be better:'}
          </p>
        </div>
      )}
      {there.length > 1 && (
        <div role="group" aria-label="Show" className="tabs kinds">
          <button type="button" aria-pressed={shownKind === undefined} onClick={() => setChosen(undefined)}>
            All <span className="count">{problems.length}</span>
          </button>
          {there.map((each) => (
            <button key={each} type="button" aria-pressed={each === shownKind} onClick={() => setChosen(each)}>
              {KINDS[each]} <span className="count">{countOf(each)}</span>
            </button>
          ))}
        </div>
      )}
      {[...groupedBy(shown, (each) => sectionOf(each, state.value))].map(([section, own]) => (
        <Section key={section} name={section} problems={own} />
      ))}
    </>
  )
}

/** Values that are in no section are of the site as a whole. */
function sectionOf({ path }: Problem, value: unknown): string {
  const [name = ''] = path
  const { type = '' } = schemaAt(site, [name], value) ?? {}
  return path.length > 1 || type === 'object' || type === 'array' ? String(name) : ''
}

/** What is to do in a section. Many of its fields often have the same. */
function Section({ name, problems }: { name: string; problems: readonly Problem[] }) {
  const { state } = use(EditorContext)
  const ordered = problems.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return (
    <section className="to-do-section">
      <h2>
        {name === '' ? 'Site' : namesOn([name], state.value)[0]} <span className="count">{problems.length}</span>
      </h2>
      {[...groupedBy(ordered, ({ message }) => message)].map(([message, equal]) => (
        <div key={message} className={`note ${equal[0]?.severity ?? ''}`}>
          <p>{message}</p>
          <ul>
            {equal.map((problem) => (
              <Place key={`${problem.language} ${problem.path.join('.')}`} problem={problem} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Leads to the field: for a translation, on the page in its language. */
function Place({ problem: { path, language } }: { problem: Problem }) {
  const { state, onShow, onTranslation } = use(EditorContext)
  if (path.length === 0) return null
  const [section = '', ...names] = namesOn(path, state.value)
  return (
    <li>
      <button
        type="button"
        className="link"
        onClick={() => (language === undefined ? onShow(path) : onTranslation(language, path))}
      >
        {names.join(' › ') || section}
      </button>
    </li>
  )
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
