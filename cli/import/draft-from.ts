import { UserError } from '../../generator/lib/user-error.ts'
import { experienceSince } from './dates.ts'
import { Kept, kept, type Draft, type Left, type Origins, type SiteDraft } from './draft.ts'
import { emailFrom } from './email-from.ts'
import { descriptionFrom, titleFrom, urlFrom } from './head-from.ts'
import { historyFrom } from './history-from.ts'
import { organisationsFrom } from './organisations-from.ts'
import { profilesFrom } from './profiles-from.ts'
import { projectsFrom } from './projects-from.ts'
import type { Resume } from './resume.ts'
import { asSentences, firstSentence, fitted, shortened } from './shorten.ts'
import { skillsFrom } from './skills-from.ts'

export type Drafted = { draft: SiteDraft; left: Left[]; origins: Origins }

/**
 * The content that a résumé gives, with the sample where it gives nothing. What would be a claim about the person stays the
 * sample's only where the schema wants at least one.
 */
export function draftFrom(resume: Resume, now: Date): Drafted {
  const left: Left[] = []
  const leave = (what: string, why: string) => void left.push({ what, why })
  const origins: Origins = new Map()
  const to = { leave, origins }
  const { name, summary, location, jobs } = resume
  const label = fitted(resume.label, 90, 'basics.label', leave)
  const about = fitted(asSentences(summary), 1000, 'basics.summary', leave)
  const draft: SiteDraft = {
    url: urlFrom(resume, leave) ?? kept('url'),
    language: kept('language'),
    name: name || kept('name'),
    title: titleFrom(resume) ?? kept('title'),
    description: descriptionFrom(resume) ?? kept('description'),
    hero: {
      headline: label || kept('hero', 'headline'),
      subtitle: shortened(firstSentence(about), 160) || kept('hero', 'subtitle'),
      picture: kept('hero', 'picture'),
    },
    profile: {
      photo: kept('profile', 'photo'),
      title: label || kept('profile', 'title'),
      experience:
        experienceSince(
          jobs.flatMap(({ start }) => start ?? []),
          now,
        ) ?? kept('profile', 'experience'),
      location: shortened(location, 80) || kept('profile', 'location'),
      availability: kept('profile', 'availability'),
      ...emailFrom(resume, leave),
    },
    expertise: {
      title: kept('expertise', 'title'),
      label: kept('expertise', 'label'),
      lead: kept('expertise', 'lead'),
      skills: skillsFrom(resume, to),
    },
    companies: {
      title: kept('companies', 'title'),
      label: kept('companies', 'label'),
      mission: kept('companies', 'mission'),
      organisations: organisationsFrom(resume, to),
    },
    gallery: {
      title: kept('gallery', 'title'),
      label: kept('gallery', 'label'),
      lead: kept('gallery', 'lead'),
      projects: projectsFrom(resume, to),
    },
    history: {
      title: kept('history', 'title'),
      label: kept('history', 'label'),
      lead: kept('history', 'lead'),
      entries: historyFrom(resume, to),
    },
    footer: {
      aboutTitle: kept('footer', 'aboutTitle'),
      about: about || kept('footer', 'about'),
      linksTitle: kept('footer', 'linksTitle'),
      links: kept('footer', 'links'),
      connectTitle: kept('footer', 'connectTitle'),
      profiles: profilesFrom(resume, to),
      rights: kept('footer', 'rights'),
    },
    animations: kept('animations'),
    ui: kept('ui'),
  }
  if (resume.image.trim() !== '')
    leave('basics.image', 'put the picture into content/images/ and name it in profile.photo')
  for (const { what, count } of resume.others) {
    const why =
      what === 'volunteer'
        ? 'stand with an organisation, if you name it in companies'
        : 'the site has no place for them'
    leave(`${what} (${count})`, why)
  }
  if (!saysAnything(draft)) {
    throw new UserError(
      'The file says nothing that the site has a place for; a JSON Resume has basics, work, skills or projects.',
    )
  }
  return { draft, left, origins }
}

function saysAnything(draft: Draft): boolean {
  if (draft instanceof Kept) return false
  return typeof draft === 'string' || Object.values(draft).some((part) => part !== undefined && saysAnything(part))
}
