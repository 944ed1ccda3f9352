import { addCertificate } from './requests/add-certificate.ts'
import { addHighlight } from './requests/add-highlight.ts'
import { addJob } from './requests/add-job.ts'
import { addProject } from './requests/add-project.ts'
import { changeAvailability } from './requests/change-availability.ts'
import { changeLook } from './requests/change-look.ts'
import { confirmDoubt } from './requests/confirm-doubt.ts'
import { correctDate } from './requests/correct-date.ts'
import { correctStory } from './requests/correct-story.ts'
import { dataVariant } from './requests/data-variant.ts'
import { deadLink } from './requests/dead-link.ts'
import { hideProject } from './requests/hide-project.ts'
import { markDoubt } from './requests/mark-doubt.ts'
import { privatePhone } from './requests/private-phone.ts'
import { removeProfile } from './requests/remove-profile.ts'
import { removeSkill } from './requests/remove-skill.ts'
import { renameEmployer } from './requests/rename-employer.ts'
import { reorderProjects } from './requests/reorder-projects.ts'
import { shortenCv } from './requests/shorten-cv.ts'
import { translateMissing } from './requests/translate-missing.ts'
import type { Task } from './task.ts'

/** By the names of their folders. */
export const TASKS: Readonly<Record<string, Task>> = {
  'add-job': addJob,
  'shorten-cv': shortenCv,
  'translate-missing': translateMissing,
  'data-variant': dataVariant,
  'dead-link': deadLink,
  'remove-profile': removeProfile,
  'add-certificate': addCertificate,
  'correct-date': correctDate,
  'reorder-projects': reorderProjects,
  'remove-skill': removeSkill,
  'hide-project': hideProject,
  'add-project': addProject,
  'confirm-doubt': confirmDoubt,
  'mark-doubt': markDoubt,
  'change-look': changeLook,
  'add-highlight': addHighlight,
  'rename-employer': renameEmployer,
  'private-phone': privatePhone,
  'correct-story': correctStory,
  'change-availability': changeAvailability,
}
