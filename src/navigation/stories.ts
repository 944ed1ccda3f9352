import { type Story, storyPathOf } from '../../model/story.ts'

/** For `Link`, which adds the base path and the language. */
export const storyHref = (id: string) => `${storyPathOf(id)}/`

const stories = new Map<string, Promise<Story>>()

/**
 * Loads the story of a project, once.
 * @param base the path of the language's home page, without its trailing slash, as in RoutingContext
 */
export function preloadStory(base: string, id: string): Promise<Story> {
  let story = stories.get(id)
  if (!story) {
    story = fetch(`${base}${storyHref(id)}story.json`).then((response) => response.json())
    story.catch(() => undefined) // Whoever shows the story handles the failure.
    stories.set(id, story)
  }
  return story
}
