import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  [
    'en',
    'I keep the platforms of the bank calm, and write the tools for the teams that work on it by day and at night.',
  ],
  [
    'de',
    'Ich halte die Plattformen der Bank ruhig und schreibe die Werkzeuge für die Teams, mit denen sie bei Tag und auf Abruf arbeiten.',
  ],
  [
    'fr',
    'Je garde les plateformes de la banque au calme et écris des outils pour les équipes qui travaillent sur celles-ci dans la nuit.',
  ],
  [
    'es',
    'Mantengo las plataformas de la banca en calma y escribo las herramientas para los equipos que trabajan con ellas por la noche.',
  ],
  [
    'pt',
    'Mantenho as plataformas do banco em calma e escrevo as ferramentas para as equipas que trabalham com elas na noite dos testes.',
  ],
  [
    'ru',
    'Работаю над платформой банка и пишу инструменты для команд, как в офисе, так и из дома, по ночам и на дежурстве, с тестами.',
  ],
  ['ja', '銀行の基盤を安定して運用し、チームのための道具を書いています。'],
])('knows %s by its small words or its script', (language, text) => {
  expect(languageOfText(text)).toBe(language)
})

test('does not guess from a few words', () => {
  expect(languageOfText('Go und Python und Docker mit der Cloud')).toBeUndefined()
})
