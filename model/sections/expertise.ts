import { z } from 'zod'
import { defineEntry, defineOtherSection, headWithCvHeading, showAll } from '../define-section.ts'
import { audience } from '../fields/audience.ts'
import { date } from '../fields/date.ts'
import { skillIcon } from '../fields/file.ts'
import { uniqueList } from '../fields/list.ts'
import { cvText, text } from '../fields/text.ts'
import { addressIn, marked } from '../marks.ts'
import { NO_LIST } from '../resume.ts'

const skill = defineEntry({
  kind: 'expertise',
  entry: z.strictObject({
    name: cvText.describe('The name of the skill.').meta({ example: 'Kubernetes', vocabulary: 'technologies' }),
    icon: skillIcon
      .optional()
      .describe(
        'The icon: devicon:name (full colour), tabler:name (single colour), or the file name of an image in content/images/. Without it, the skill shows its name alone.',
      )
      .meta({
        help: 'Write a part of its name, and choose it by its picture. Without an icon, the skill shows its name.',
      }),
    group: cvText
      .optional()
      .describe('The heading above the skill, spelled the same in every skill of the group.')
      .meta({ example: 'Platform', vocabulary: 'groups' }),
    level: cvText.optional().describe('How well you know it, in your words.').meta({ example: 'Daily' }),
    aliases: uniqueList(text)
      .min(1)
      .meta({ untranslatable: true })
      .optional()
      .describe('Other names of the skill in `technologies`, such as K8s for Kubernetes.')
      .meta({
        vocabulary: 'technologies',
        label: 'Other names',
        help: 'Other names of the skill in your jobs and projects, such as K8s for Kubernetes.',
      }),
    until: date
      .optional()
      .describe(
        'When you last used it, if you no longer do. Without it, the years of the skill are open: "since 2022".',
      )
      .meta({
        label: 'Last used',
        help: 'When you last used it, if you no longer do. Without it, the years of the skill are open.',
      }),
    ...audience,
  }),
  show: ({ aliases = [], group: _group, until, ...entry }, index, { evidenceOf }) => {
    const evidence = evidenceOf([entry.name, ...aliases], until && Number(until.iso.slice(0, 4)))
    return { ...entry, id: `skill-${index + 1}`, ...(evidence && { evidence }) }
  },
  resume: NO_LIST, // A group is one skill there: see generator/outputs/resume/.
})

/** While developing, with the address of the group of its first skill. */
function markedAs(group: string, first: { name: string } | undefined): string {
  const at = addressIn(first?.name)
  return at === undefined ? group : marked(group, at.replace(/name$/, 'group'))
}

export const expertise = defineOtherSection({
  name: 'expertise',
  schema: z
    .strictObject({
      ...headWithCvHeading,
      skills: uniqueList(skill.entry, ({ name, group }) => (group === undefined ? name : `${name} (${group})`))
        .min(1)
        .describe('The skills, in display order.'),
    })
    .optional()
    .describe('The section with your skills.'),
  list: 'skills',
  names: ['name'],
  noun: 'skill',
  cv: 'usual',
  cvHeading: 'skills',
  headings: { title: 'Skills', label: 'Skills' },
  show: ({ skills, ...shown }, context) => {
    const entries = showAll(skills, skill.show, context)
    // In order of first appearance, then those without a group.
    const names = [...new Set(skills.flatMap(({ group }) => group ?? [])), undefined]
    const groups = names
      .map((name) => ({
        ...(name !== undefined && { name: markedAs(name, entries[skills.findIndex(({ group }) => group === name)]) }),
        skills: entries.filter((_, index) => skills[index]?.group === name),
      }))
      .filter((group) => group.skills.length > 0)
    const tools = context.toolsBeside(skills.flatMap(({ name, aliases = [] }) => [name, ...aliases]))
    return [{ ...shown, id: 'expertise', kind: 'expertise', groups, ...(tools.length > 0 && { tools }) }]
  },
  structuredData: ({ skills }) => ({ person: { knowsAbout: [...new Set(skills.map(({ name }) => name))] } }),
})
