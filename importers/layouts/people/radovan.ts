import type { Person } from '../person.ts'

export const radovan: Person = {
  language: 'cs',
  name: 'Radovan Křížalkovský',
  title: 'Vývojář vestavěných systémů',
  summary:
    'Programuji malé počítače ve velkých strojích. Deset let zkušeností s jazykem C, měřením a s tím, co se stane, když čidlo lže.',
  email: 'radovan@krizalkovsky.example',
  phone: '+420 601 555 037',
  place: 'Brno',
  links: ['https://github.com/krizalkovsky'],
  privateFacts: [
    { label: 'Datum narození', value: '2. 4. 1988' },
    { label: 'Rodinný stav', value: 'ženatý' },
  ],
  jobs: [
    {
      role: 'Vedoucí vývoje',
      employer: 'Modrý Kolovrat',
      place: 'Brno',
      start: '2019-10-01',
      highlights: [
        'Řízení pěti vývojářů a dvou testerů při vývoji řídicí jednotky pro 8 000 čerpadel v šesti zemích',
        'Výsledek: reklamace klesly o 40 %',
      ],
    },
    {
      role: 'Vývojář',
      employer: 'Strojírny Podhájí, a.s.',
      place: 'Třebíč',
      start: '2014-07-01',
      end: '2019-09-30',
      highlights: ['Firmware pro dopravníky v jazyce C', 'Zavedení automatických testů v roce 2016'],
    },
    { role: 'Brigádník', employer: 'Elektro Havelka s.r.o.', start: '2011-06-01', end: '2014-06-30', highlights: [] },
  ],
  volunteering: [],
  schools: [
    {
      institution: 'Vysoká škola technická Vysočina',
      degree: 'Ing.',
      area: 'Kybernetika',
      place: 'Jihlava',
      start: '2012-09-01',
      end: '2014-06-30',
    },
    {
      institution: 'Střední průmyslová škola Jana Sýkory',
      degree: 'Maturita',
      place: 'Třebíč',
      start: '2004-09-01',
      end: '2008-05-31',
    },
  ],
  skills: [
    { group: 'Jazyky', names: ['C', 'C++', 'Python'] },
    { group: 'Hardware', names: ['STM32', 'FreeRTOS', 'KiCad'] },
  ],
  languages: [
    { name: 'Čeština', level: 'rodilý mluvčí' },
    { name: 'Angličtina', level: 'B2' },
    { name: 'Němčina', level: 'základy' },
  ],
  certificates: [{ name: 'Vyhláška 50', issuer: 'Inspekce práce Brno', year: '2015' }],
  projects: [{ title: 'Sněhoměr', text: 'Měření výšky sněhu na 25 horských chatách, napájené ze slunce.' }],
}
