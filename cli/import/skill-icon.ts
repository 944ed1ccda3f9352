import { hasIcon } from '../../generator/content/icon-set.ts'
import skills from './skill-icons.json' with { type: 'json' }

/** Devicon's names for skills that people write differently. */
const ALIASES = new Map(Object.entries(skills.aliases))

/** The icon of a skill that has neither a logo nor a known topic. */
export const DEFAULT_ICON = 'tabler:code'

/** The logo of a skill in colour, else the icon of its topic, else the default. */
export function skillIcon(skill: string): string {
  const name = skill.toLowerCase().replace(/\s*\(.*\)$|\s+v?\d[\d.]*$/g, '')
  const key = name.replaceAll(/[^a-z\d+#.]/g, '')
  const plain = key.replaceAll('.', '')
  if (plain === '') return DEFAULT_ICON
  const names = [
    ALIASES.get(key),
    ALIASES.get(plain),
    plain,
    `apache${plain}`,
    plain.replace(/js$/, ''),
    `${plain}js`,
    plain.replace(/^(?:apache|aws|amazon|hashicorp)/, ''),
  ]
  const topic = skills.topics.find(([pattern = '']) => new RegExp(pattern).test(name.replaceAll('/', ' ')))?.[1]
  const logos = [...names.map((each) => `devicon:${each}`), `tabler:brand-${plain}`, `devicon:${plain}-wordmark`]
  return [...logos, `tabler:${topic}`].find(hasIcon) ?? DEFAULT_ICON
}
