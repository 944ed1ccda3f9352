import type { Story } from '../../model/view.ts'

const stories = new Map<string, Promise<Story>>()

/**
 * Loads the story of a project, once.
 * @param base the path of the language's home page, without its trailing slash, as in RoutingContext
 * @param path of the page of the story
 */
export function preloadStory(base: string, path: string): Promise<Story> {
  let story = stories.get(path)
  if (!story) {
    story = fetch(`${base}${path}/story.json`).then((response) => response.json())
    story.catch(() => undefined) // Whoever shows the story handles the failure.
    stories.set(path, story)
  }
  return story
}

/** So that the dev server's page shows what has changed. */
export function forgetStories() {
  stories.clear()
}
