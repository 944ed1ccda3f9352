import { translatedTexts } from '../../../content/content.ts'
import type { Task } from '../task.ts'

export const translateMissing: Task = {
  request: `Please translate into German what has no German translation yet. Leave the translations that I have.`,
  solution: [
    [
      'set',
      'history.entries[0].highlights[1]',
      'Den Ausfall eines Rechenzentrums geübt, jedes Quartal',
      '--language',
      'de',
    ],
    ['set', 'gallery.projects[0].result.what', 'Alarme des Zahlungssystems', '--language', 'de'],
    [
      'set',
      'footer.about',
      'Ich mag Systeme, die in kleinen Teilen ausfallen, und Auswertungen, die mit einer Änderung enden.',
      '--language',
      'de',
    ],
  ],
  check(after, before) {
    const [catalogue] = after.content.translations
    const { source } = after.content
    if (!catalogue || !source) return ['There is no translation']
    return translatedTexts(source, catalogue).flatMap(({ text, pair }) => {
      const old = before.german(text)?.translation
      if (!pair?.translation || pair.text !== text) return [`"${text}" has no translation`]
      if (old && old !== pair.translation) return [`The translation of "${text}" was there`]
      return !old && pair.translation === text ? [`"${text}" is not in German`] : []
    })
  },
}
