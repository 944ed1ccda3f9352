import { lightnessOf } from './pictures.ts'
import { arrive, at, expect, test } from './story.ts'

/** One sentence of each part. Firefox draws the heavier weights of a variable face as outlines, which have no words. */
const SENTENCES = [
  'Specializing in cloud infrastructure',
  'From the container to the cluster',
  'Eleven environments had been clicked together',
  'A timeline of my professional journey',
]

for (const when of ['while the overlay stands', 'afterwards']) {
  test(`printed ${when}, the dark theme is white on paper, with every part and every description`, async ({
    visit,
  }) => {
    if (when === 'afterwards') await arrive(visit)
    else await visit.goTo(at(''))
    const { words, picture } = await visit.print()
    expect(await lightnessOf(picture)).toBeGreaterThan(0.8)
    expect(SENTENCES.filter((sentence) => !words.includes(sentence))).toEqual([])
    expect(words).not.toContain('Loading...')
  })
}
