import { fieldOf, isRecord, listOf, paragraphsOf, pointsOf, rawOf, textOf, wordsOf, type Fields } from './coerce.ts'
import { jobIn, newestFirst, type Job } from './job-in.ts'
import { placeIn } from './place-in.ts'

export type Project = {
  from: string
  title: string
  categories: string[]
  text: string[]
  words: string[]
  hasMore: boolean
}
type Skill = { from: string; name: string }
export type Account = { from: string; network: string; address: string; username: string }

/** What a file says that the site has a place for; empty where it says nothing. */
export type Resume = {
  name: string
  label: string
  summary: string[]
  image: string
  email: string
  phone: string
  address: string
  location: string
  accounts: Account[]
  /** The newest first. */
  jobs: Job[]
  skills: Skill[]
  projects: Project[]
  /** What the site has no place for, with how many there are of it. */
  others: { what: string; count: number }[]
}

/** Far more than anybody has, and few enough to be read at once. */
const MOST = 2000

const READ = new Set(['basics', 'work', 'skills', 'projects', '$schema'])
const READ_BASICS = new Set(
  'name firstName lastName label summary description image picture email phone url website location profiles'.split(
    ' ',
  ),
)

export function resumeIn(file: Fields, now: Date): Resume {
  const basics = fieldOf(file, 'basics')
  const [first, last] = [textOf(fieldOf(basics, 'firstName')), textOf(fieldOf(basics, 'lastName'))]
  return {
    name: textOf(fieldOf(basics, 'name')) || `${first} ${last}`.trim(),
    label: textOf(fieldOf(basics, 'label')),
    summary: paragraphsOf(fieldOf(basics, 'summary', 'description')),
    image: rawOf(fieldOf(basics, 'image', 'picture')),
    email: textOf(fieldOf(basics, 'email')),
    phone: textOf(fieldOf(basics, 'phone')),
    address: rawOf(fieldOf(basics, 'url', 'website')),
    location: placeIn(fieldOf(basics, 'location')),
    accounts: numbered(fieldOf(basics, 'profiles'), 'basics.profiles', accountIn),
    jobs: numbered(fieldOf(file, 'work'), 'work', (value, from) => jobIn(value, from, now)).toSorted(newestFirst),
    skills: skillsIn(fieldOf(file, 'skills')),
    projects: numbered(fieldOf(file, 'projects'), 'projects', projectIn),
    others: [...unread(file, READ, ''), ...(isRecord(basics) ? unread(basics, READ_BASICS, 'basics.') : [])],
  }
}

function numbered<Item>(value: unknown, name: string, read: (value: unknown, from: string) => Item): Item[] {
  return listOf(value)
    .slice(0, MOST)
    .map((item, index) => read(item, `${name}[${index}]`))
}

function accountIn(value: unknown, from: string): Account {
  return {
    from,
    network: textOf(fieldOf(value, 'network', 'name')),
    address: rawOf(isRecord(value) ? fieldOf(value, 'url', 'website', 'link') : value),
    username: rawOf(fieldOf(value, 'username', 'user', 'handle')),
  }
}

function projectIn(value: unknown, from: string): Project {
  const words = wordsOf(fieldOf(value, 'keywords'))
  return {
    from,
    title: textOf(isRecord(value) ? fieldOf(value, 'name', 'title') : value),
    categories: [
      textOf(fieldOf(value, 'type')),
      textOf(fieldOf(value, 'entity')),
      ...words,
      ...wordsOf(fieldOf(value, 'roles')),
    ],
    text: [...paragraphsOf(fieldOf(value, 'description', 'summary')), ...pointsOf(fieldOf(value, 'highlights'))],
    words,
    hasMore: fieldOf(value, 'url', 'website', 'startDate', 'endDate') !== undefined,
  }
}

/** Groups with keywords, plain names, or fields named by their group. */
function skillsIn(value: unknown): Skill[] {
  if (typeof value === 'string') return wordsOf(value).map((name) => ({ from: 'skills', name }))
  if (isRecord(value) && fieldOf(value, 'name', 'keywords') === undefined) {
    return Object.entries(value)
      .slice(0, MOST)
      .flatMap(([group, words]) => wordsOf(words).map((name) => ({ from: `skills.${group}`, name })))
  }
  return numbered(value, 'skills', (skill, from) => {
    const words = wordsOf(fieldOf(skill, 'keywords'))
    const names = words.length > 0 ? words : [textOf(isRecord(skill) ? fieldOf(skill, 'name', 'title') : skill)]
    return names.filter(Boolean).map((name) => ({ from, name }))
  }).flat()
}

function unread(fields: Fields, known: ReadonlySet<string>, before: string): { what: string; count: number }[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const count = isRecord(value) ? Object.keys(value).length : listOf(value).length
    return known.has(key) || count === 0 ? [] : [{ what: `${before}${key}`, count }]
  })
}
