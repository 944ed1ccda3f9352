import { expect, test } from 'vitest'
import type { Line } from '../../source/line.ts'
import { readCv } from './cv.ts'
import { lines } from './fixtures.ts'
import { read, shown } from './read-fixture.ts'

const JOB = '\n\n## Experience\n*Engineer, Mill GmbH | 2019 - 2021\n• Built the mill\n'

/** A CV with these lines below the name, or beside it. */
function basicsOf(below: string, name = 'Ada Quill') {
  const { basics, reported } = read(`# ${name}\n${below}${JOB}`)
  return { ...basics, reported } as Record<string, unknown>
}

test('takes a place with a dash for a place', () => {
  expect(basicsOf('Leeds – WY, England\nada@quill.dev')).toMatchObject({
    label: undefined,
    location: { city: 'Leeds – WY, England' },
  })
  expect(basicsOf('Site Engineer – Leeds\nada@quill.dev')).toMatchObject({
    label: 'Site Engineer',
    location: { city: 'Leeds' },
  })
})

test('takes no second address and no motto for a title', () => {
  const { label, email, reported } = basicsOf('ada@quill.dev\nquill@mill.example\n“Nothing is as good as a mill;”')
  expect({ label, email }).toEqual({ label: undefined, email: 'ada@quill.dev' })
  expect(reported).toEqual(['page 1, "quill@mill.example"', 'page 1, "“Nothing is as good as a mill;”"'])
})

test('takes no degree and no technology for a link', () => {
  expect(basicsOf('ada@quill.dev | quill.dev', 'Ada Quill, B.Sc.')).toMatchObject({
    profiles: [{ url: 'https://quill.dev' }],
  })
  expect(basicsOf('ada@quill.dev\nNode.js | ASP.NET').profiles).toEqual([])
  expect(basicsOf('ada@quill.dev\nquill.github.io').profiles).toEqual([{ url: 'https://quill.github.io' }])
})

test('leaves out private facts of one or two lines, and takes the place behind a street', () => {
  const { label, phone, location, reported } = basicsOf(`Site Engineer
Lindenweg 12, 04109 Leipzig · ada@ada.dev · 0341 1234567
Nationality: Italian | Marital status
Married, two children
Sex Female
Geboren am: 3.4.1980`)
  expect({ label, phone, location }).toEqual({
    label: 'Site Engineer',
    phone: '0341 1234567',
    location: { city: 'Leipzig' },
  })
  expect(reported).toEqual([
    'page 1, "Lindenweg 12, 04109"',
    'page 1, "Nationality: Italian"',
    'page 1, "Marital status: Married, two children"',
    'page 1, "Sex Female"',
    'page 1, "Geboren am: 3.4.1980"',
  ])
})

test('leaves out an address of two lines', () => {
  expect(basicsOf('ada@ada.dev\nDirección: Calle del\nNogal 7, 2.º B, 48003 Bilbao')).toMatchObject({
    location: { city: 'Bilbao' },
    reported: ['page 1, "Dirección: Calle del Nogal 7, 2.º B, 48003"'],
  })
})

test('joins labels with values in another column', () => {
  const { phone, reported } = basicsOf(`Adresse: | Lindenweg 12
geboren am: | 3.4.1980
Nationality: Italian Phone number: +39 06 1234567`)
  expect(phone).toBe('+39 06 1234567')
  expect(reported).toEqual([
    'page 1, "Adresse: Lindenweg 12"',
    'page 1, "geboren am: 3.4.1980"',
    'page 1, "Nationality: Italian"',
  ])
})

test('takes no label of a phone for a title', () => {
  expect(basicsOf('Tél. 06 39 98 12 45 • ada@quill.dev')).toMatchObject({ label: undefined, phone: '06 39 98 12 45' })
})

test('takes neither a map nor a repository for a profile', () => {
  const written = ['https://goo.gl/maps/1', 'https://www.google.de/maps/@1,2', 'https://github.com/ada/mill']
  const cells = written.map((url, index) => ({
    text: 'here',
    url,
    x: 0,
    end: 9,
    y: 30 + index * 12,
    size: 10,
    font: '',
  }))
  const page = [
    ...lines('# Ada Quill'),
    ...cells.map((cell): Line => ({ place: 'page 1', cells: [cell] })),
    ...lines(JOB),
  ]
  const { file } = readCv([page], { wraps: true }, () => undefined)
  expect(file['basics']).toMatchObject({ profiles: [] })
})

test('reads an address whose signs are cells of their own', () => {
  const cellOf = (text: string, x: number, end: number) => ({ text, x, end, y: 30, size: 10, font: '' })
  const cells = [
    cellOf('ada', 0, 15),
    cellOf('@', 15, 24),
    cellOf('quill', 24, 44),
    cellOf('.', 44, 46),
    cellOf('dev', 46, 60),
  ] as const
  const page = [...lines('# Ada Quill'), { place: 'page 1', cells }, ...lines(JOB)]
  expect(readCv([page], { wraps: true }, () => undefined).file['basics']).toMatchObject({ email: 'ada@quill.dev' })
})

test('takes no repository that is written for a profile, and an address in other letters whole', () => {
  expect(basicsOf('ada@quill.xn--p1ai\ngithub.com/ada/mill, gitlab.com/ada')).toMatchObject({
    email: 'ada@quill.xn--p1ai',
    profiles: [{ url: 'https://gitlab.com/ada' }],
  })
})

test('takes no date behind an address for a part of it', () => {
  expect(basicsOf('ada@quill.example01-02-1990')['email']).toBe('ada@quill.example')
})

test('takes the address that is written, not that of the template behind it', () => {
  const url = 'mailto:you@template.example'
  const cells = [
    { text: 'ada.quill', url, x: 0, end: 40, y: 30, size: 10, font: '' },
    { text: '@quill.dev', url, x: 40, end: 80, y: 30, size: 10, font: 'bold' },
  ] as const
  const page = [...lines('# Ada Quill'), { place: 'page 1', cells }, ...lines(JOB)]
  expect(readCv([page], { wraps: true }, () => undefined).file['basics']).toMatchObject({
    email: 'ada.quill@quill.dev',
    profiles: [],
  })
})

test('doubts a text about the owner that has an address', () => {
  const { basics } = read(`# Ada Quill\nada@quill.dev\n\n## Summary\nI run mills, as ada@quill.dev knows.${JOB}`)
  expect(shown([basics])).toMatchObject([{ 'summary?': 'I run mills, as ada@quill.dev knows.' }])
})

test.each([
  ['https://www.linkedin.com/in/ada?utm_source=share&trk=x#top', 'https://www.linkedin.com/in/ada'],
  ['https://stackoverflow.com/users?id=7&tab=profile', 'https://stackoverflow.com/users?id=7'],
])('of the address %s keeps %s', (url, kept) => {
  const cells = [{ text: 'here', url, x: 0, end: 9, y: 30, size: 10, font: '' }] as const
  const page = [...lines('# Ada Quill'), { place: 'page 1', cells }, ...lines(JOB)]
  expect(readCv([page], { wraps: true }, () => undefined).file['basics']).toMatchObject({ profiles: [{ url: kept }] })
})

test('leaves out a home address in a text about the owner', () => {
  const { basics, reported } = read(
    `# Ada Quill\nada@quill.dev\n\n## About me\nI run mills.\nLindenweg 12, 04109 Leipzig\nPassport No.: C01X00T47${JOB}`,
  )
  expect(basics).toMatchObject({ summary: 'I run mills.', location: { city: 'Leipzig' } })
  expect(reported).toEqual(['page 1, "Lindenweg 12, 04109"', 'page 1, "Passport No.: C01X00T47"'])
})

test('leaves out personal data without labels', () => {
  const { label, summary, phone, reported } = basicsOf(`Brasileira, solteira, 33 anos, sem filhos.
Av. da Paz 140/101 Vila Nova / Porto Alegre Contato: +55 51 99324-9015
Belgische nationaliteit
16 maart 1971`)
  expect({ label, summary, phone }).toEqual({ label: undefined, summary: '', phone: '+55 51 99324-9015' })
  expect(reported).toEqual([
    'page 1, "Brasileira, solteira, 33 anos, sem filhos."',
    'page 1, "Av. da Paz 140/101 Vila Nova / Porto Alegre"',
    'page 1, "Belgische nationaliteit"',
    'page 1, "16 maart 1971"',
  ])
})

test('takes a text about the owner that has only a contact for that, and no label for a title', () => {
  const { basics } = read(
    `# Ada Quill\nPhone number: +55 51 99324-9015\n\n## About me\nada@quill.dev\nLindenweg 12, 04109 Leipzig${JOB}`,
  )
  expect(basics).toMatchObject({ label: undefined, summary: '', email: 'ada@quill.dev' })
})

test('takes no address for a title', () => {
  expect(basicsOf('Quadra 04 Casa 01-B, Jardim Tropical\nada@quill.dev')).toMatchObject({
    label: undefined,
    reported: ['page 1, "Quadra 04 Casa 01-B, Jardim Tropical"'],
  })
})

test('takes the address and the accounts of links without a text, and no other link', () => {
  const linkTo = (url: string): Line => ({
    place: 'page 1',
    cells: [{ text: url, url, x: 0, end: 9, y: 30, size: 10, font: '' }],
  })
  const links = ['mailto:ada@quill.dev', 'https://github.com/ada', 'https://mill.example/'].map(linkTo)
  const { file } = readCv([lines(`# Ada Quill${JOB}`)], { wraps: true, links }, () => undefined)
  expect(file['basics']).toMatchObject({ email: 'ada@quill.dev', profiles: [{ url: 'https://github.com/ada' }] })
  const written = readCv([lines(`# Ada Quill\ngithub.com/ada${JOB}`)], { wraps: true, links }, () => undefined)
  expect(written.file['basics']).toMatchObject({ profiles: [{ url: 'https://github.com/ada' }] })
})

test.each([
  ['ada@quill.com\nproduction', 'ada@quill.com'],
  ['ada@quill.example\nproduction', 'ada@quill.example'],
  ['ada@quill.de\nv', 'ada@quill.dev'],
  ['ada@quill-of-the-north.exam\nple', 'ada@quill-of-the-north.example'],
  ['ada@quill.\nexample', 'ada@quill.example'],
])('reads the address of "%s"', (written, email) => {
  expect(basicsOf(written)['email']).toBe(email)
})

test.each([
  '34 ans, né le 12 juin 1990 à Metz – célibataire – nationalité française – permis B',
  'Danish citizen – married – 41 years',
])('takes "%s" for no title', (text) => {
  const { label, reported } = basicsOf(`${text}\nada@quill.dev`)
  expect(label).toBeUndefined()
  expect(String(reported)).toContain(text.slice(0, 10))
})

test('keeps the title, the place and the phone beside what is private', () => {
  expect(basicsOf('Software Engineer, 33 years old, Leipzig\nada@quill.dev')).toMatchObject({
    label: expect.stringContaining('Software Engineer'),
  })
  expect(basicsOf('Via Roma 12 Milano +39 333 1234567')).toMatchObject({
    phone: '+39 333 1234567',
    reported: ['page 1, "Via Roma 12 Milano"'],
  })
})

test('joins an address with the line below that has a phone, too, and takes no fax for that', () => {
  expect(basicsOf('ada.quill@\nquill-mill.dev · +49 341 1234567')).toMatchObject({
    email: 'ada.quill@quill-mill.dev',
    phone: '+49 341 1234567',
  })
  expect(basicsOf('Fax +44 113 496 0001\n+44 113 496 0002')).toMatchObject({ phone: '+44 113 496 0002' })
})

test('tells a day of birth from a text that has no field', () => {
  const kinds: string[] = []
  const page = lines(`# Ada Quill\n16 maart 1971${JOB}`)
  readCv([page], { wraps: true }, (kind, what) => void (what.includes('1971') && kinds.push(kind)))
  expect(kinds).toEqual(['private'])
})
