import type { Person } from '../person.ts'

export const wietske: Person = {
  language: 'nl',
  name: 'Wietske van Oldenmeer',
  title: 'Wijkverpleegkundige',
  summary:
    'Verpleegkundige die graag vooruit denkt. Ik werk al vijftien jaar met ouderen thuis en begeleid nieuwe collega’s tot ze hun eigen wijk hebben.',
  email: 'wietske@oldenmeer.example',
  phone: '06-55501873',
  place: 'Zwolle',
  links: ['https://www.linkedin.com/in/wietske-van-oldenmeer'],
  privateFacts: [
    { label: 'Geboortedatum', value: '5 november 1984' },
    { label: 'Nationaliteit', value: 'Nederlandse' },
    { label: 'Adres', value: 'Kerkpad 31, 8011 XB Zwolle' },
  ],
  jobs: [
    {
      role: 'Wijkverpleegkundige',
      employer: 'Groene Hart Zorg',
      place: 'Zwolle',
      start: '2017-02-01',
      highlights: [
        'Zorg voor 45 cliënten per week, samen met huisartsen, mantelzorgers en het ziekenhuis aan de overkant van de IJssel',
        'Inwerken van 14 nieuwe collega’s sinds 2020',
        'Resultaat: 30 % minder ritten',
      ],
    },
    {
      role: 'Verpleegkundige',
      employer: 'Groene Hart Zorg',
      place: 'Kampen',
      start: '2012-09-01',
      end: '2017-01-31',
      highlights: ['Nachtdiensten op de afdeling revalidatie'],
    },
    {
      role: 'Medewerker thuiszorg',
      employer: 'Stichting De Linde',
      start: '2009-03-01',
      end: '2012-08-31',
      highlights: [],
    },
  ],
  volunteering: [
    {
      role: 'Penningmeester',
      employer: 'Zangkoor Hanzestem',
      start: '2014-01-01',
      highlights: ['Begroting van 12.000 euro'],
    },
  ],
  schools: [
    {
      institution: 'Hogeschool Salland',
      degree: 'Bachelor',
      area: 'Verpleegkunde',
      place: 'Deventer',
      start: '2008-09-01',
      end: '2012-07-31',
    },
    { institution: 'Meander College', degree: 'Havo', place: 'Kampen', start: '1997-08-01', end: '2002-06-30' },
  ],
  skills: [
    { group: 'Zorg', names: ['Wondzorg', 'Palliatieve zorg', 'Medicatieveiligheid'] },
    { group: 'Systemen', names: ['Nedap', 'Excel'] },
  ],
  languages: [
    { name: 'Nederlands', level: 'Moedertaal' },
    { name: 'Engels', level: 'Goed' },
    { name: 'Duits', level: 'Basis' },
  ],
  certificates: [
    { name: 'BIG-registratie', issuer: 'CIBG', year: '2012' },
    { name: 'Werkbegeleider', issuer: 'Academie Salland', year: '2019' },
  ],
  projects: [],
}
