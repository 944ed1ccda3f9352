import { networkOf } from './networks.ts'
import type { AddNote } from './note.ts'
import { newestFirst, periodOf } from './period.ts'
import type { Entry } from './resume.ts'
import { skillIcon } from './skill-icon.ts'

export function mapWork(jobs: readonly Entry<'work'>[], note: AddNote) {
  return jobs.toSorted(newestFirst).flatMap((job) => {
    const role = job.position ?? job.name
    if (role === undefined) {
      note('skipped', `work of ${periodOf(job) ?? 'unknown dates'}`, 'it has neither a position nor an employer')
      return []
    }
    if (job.position === undefined) note('changed', role, 'a job without a position: the employer takes its place')
    return [
      {
        period: periodOf(job),
        role,
        employer: job.position === undefined ? undefined : job.name,
        address: job.url,
        location: job.location,
        description: job.summary,
        highlights: job.highlights,
      },
    ]
  })
}

/** The keywords of a skill become skills of a group. */
export function mapSkills(skills: readonly Entry<'skills'>[]) {
  const all = skills.flatMap(({ name, keywords }) =>
    keywords === undefined ? [{ name }] : keywords.map((keyword) => ({ name: keyword, group: name })),
  )
  const unique = new Map(all.map((skill) => [JSON.stringify(skill), skill]))
  return Array.from(unique.values(), ({ name = '', ...group }) => ({ name, icon: skillIcon(name), ...group }))
}

export function mapProjects(projects: readonly Entry<'projects'>[], note: AddNote) {
  return projects.toSorted(newestFirst).flatMap((project) => {
    const title = project.name ?? project.type
    if (title === undefined) {
      note('skipped', `project "${project.description ?? project.url ?? ''}"`, 'it has no name')
      return []
    }
    const [role, ...roles] = project.roles ?? []
    for (const other of roles) note('skipped', `role "${other}" in ${title}`, 'a project has one role on the site')
    // "All" is the name of the filter that shows every project.
    const category = project.type?.toLowerCase() === 'all' ? undefined : project.type
    return [
      {
        title,
        category: project.name === undefined ? undefined : category,
        description: project.description,
        period: periodOf(project),
        role,
        highlights: project.highlights,
        technologies: project.keywords,
        links:
          project.url === undefined
            ? undefined
            : [{ label: networkOf(project.url) ?? 'Website', address: project.url }],
      },
    ]
  })
}
