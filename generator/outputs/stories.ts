import { storyPathOf } from '../resolve/story-path.ts'
import type { LocalisedSite, Output } from './output.ts'

/** The stories, for the pages that load one when it is asked for. */
export const stories: Output<LocalisedSite> = {
  mediaType: 'application/json',
  path: 'projects/<id>/story.json',
  help: 'the story of a project, which its dialog loads',
  files: (site) =>
    Array.from(site.stories, ([id, story]) => [`${storyPathOf(id).slice(1)}/story.json`, () => JSON.stringify(story)]),
}
