import { check, type CheckOptions, type ContentFile, type Mistake, type BuildFiles } from '../content/content.ts'
import { HOSTING_FILES } from './hosting/hosting.ts'
import { LANGUAGE_OUTPUTS, SITE_OUTPUTS } from './outputs/outputs.ts'
import { NOTICES } from './vite/notices.ts'

/** What the build writes beside the pages and pictures of the content. */
const BUILD_FILES: BuildFiles = {
  inEachLanguage: [...LANGUAGE_OUTPUTS, { path: 'index.html' }, { path: 'cards/index.jpg' }],
  once: [...SITE_OUTPUTS, ...['404.html', NOTICES, ...HOSTING_FILES].map((path) => ({ path }))],
}

/** Everything that is wrong with the content, also with own files that are in the way of those of the build. */
export function checkContent(content: ContentFile, options: Omit<CheckOptions, 'buildFiles'> = {}): Promise<Mistake[]> {
  return check(content, { ...options, buildFiles: BUILD_FILES })
}
