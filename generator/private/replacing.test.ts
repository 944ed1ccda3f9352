import { expect, test } from 'vitest'
import type { Source } from '../../model/site-schema.ts'
import { replacing } from './replacing.ts'

test('replaces whole words in texts, and no addresses, files or icons', () => {
  const source = {
    name: 'Ada',
    profile: { title: 'Engineer at Acme', email: 'ada@Acme.example' },
    footer: {
      about: 'Acme, Acmeria and Acme Labs.',
      profiles: [{ label: 'Acme', icon: 'tabler:Acme', address: 'https://Acme.example/Acme' }],
    },
    hero: { headline: 'Acme', picture: { file: 'Acme.jpg', alt: 'The mill of Acme' } },
  } as unknown as Source // as much of it as matters
  expect(replacing(source, { Acme: 'Elbe Bank', 'Acme Labs': 'Mill' })).toEqual({
    name: 'Ada',
    profile: { title: 'Engineer at Elbe Bank', email: 'ada@Acme.example' },
    footer: {
      about: 'Elbe Bank, Acmeria and Mill.',
      profiles: [{ label: 'Elbe Bank', icon: 'tabler:Acme', address: 'https://Acme.example/Acme' }],
    },
    hero: { headline: 'Elbe Bank', picture: { file: 'Acme.jpg', alt: 'The mill of Elbe Bank' } },
  })
})
