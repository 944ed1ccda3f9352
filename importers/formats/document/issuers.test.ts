import { expect, test } from 'vitest'
import { read, shown } from './read-fixture.ts'

const HEAD = '# Ada Lovelace\nSite Engineer\nada@ada.dev | +49 30 1234567\n\n'

test.each([
  ['AWS Certified Solutions Architect – Professional, 2023', 'AWS Certified Solutions Architect – Professional'],
  ['Terraform Certified – Associate, 2022', 'Terraform Certified – Associate'],
  ['Cloud Security - Specialty, 2021', 'Cloud Security - Specialty'],
])('the level of a certificate is no issuer: %s', (text, name) => {
  const [entry] = shown(read(`${HEAD}## Certificates\n${text}\n`).listOf('certificates'))
  expect(entry).toMatchObject({ name })
  expect(entry).not.toHaveProperty('issuer')
})
