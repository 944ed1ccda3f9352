import aliases from './icon-aliases.json' with { type: 'json' }
import { hasIcon } from './icon-set.ts'

/** Devicon's names for skills that people write differently. */
const ALIASES = new Map(Object.entries(aliases))

/** The logo of a skill, in colour if there is one. The site shows the initials of a skill without a logo. */
export function iconOfSkill(skill: string): string | undefined {
  const name = skill.toLowerCase().replace(/\s*\(.*\)$|\s+v?\d[\d.]*$/g, '')
  const key = name.replaceAll(/[^\p{L}\d+#.]/gu, '')
  const plain = key.replaceAll('.', '')
  if (plain === '') return undefined
  const names = [
    ALIASES.get(key),
    ALIASES.get(plain),
    plain,
    `apache${plain}`,
    plain.replace(/js$/, ''),
    `${plain}js`,
    plain.replace(/^(?:apache|aws|amazon|hashicorp)/, ''),
  ]
  return [...names.map((icon) => `devicon:${icon}`), `tabler:brand-${plain}`, `devicon:${plain}-wordmark`].find(hasIcon)
}
