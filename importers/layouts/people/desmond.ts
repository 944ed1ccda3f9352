import type { Person } from '../person.ts'

export const desmond: Person = {
  language: 'en',
  name: 'Desmond K. Virelli',
  title: 'Operations Manager',
  summary:
    'Operations manager with a background in hospital kitchens and cold storage. I plan routes, rosters and budgets, and I still know how to drive the forklift.',
  email: 'd.virelli@mailpost.example',
  phone: '(414) 555-0127',
  place: 'Milwaukee, WI',
  links: ['https://www.linkedin.com/in/desmond-virelli'],
  privateFacts: [],
  jobs: [
    {
      role: 'Operations Manager',
      employer: 'Frostline',
      place: 'Milwaukee, WI',
      start: '2019-02-01',
      highlights: [
        'Run two cold stores with 64 people and 11,000 pallets',
        'Lowered spoilage from 4.1% to 1.3% within a year by measuring temperature at the door and not in the corner',
        'Negotiated energy contracts worth $2.4M',
        'Awards: Safest Site 2021 and 2023',
      ],
    },
    {
      role: 'Shift Lead',
      employer: 'Bellweather Foods Inc.',
      place: 'Racine, WI',
      start: '2015-05-01',
      end: '2019-01-31',
      highlights: [
        'Led a night shift of 18',
        'Introduced a handover sheet that later became the standard at five sites',
      ],
    },
    {
      role: 'Kitchen Assistant',
      employer: 'Saint Odile Hospital',
      start: '2012-08-01',
      end: '2015-04-30',
      highlights: [],
    },
    {
      role: 'Barista',
      employer: 'The Copper Spoon',
      place: 'Kenosha, WI',
      start: '2011-06-01',
      end: '2012-07-31',
      highlights: ['Opened the shop at 5:30 and closed the books at 2:00'],
    },
  ],
  volunteering: [],
  schools: [
    {
      institution: 'Lakeshore Technical Institute',
      degree: 'Associate of Applied Science',
      area: 'Logistics',
      score: 'GPA 3.7',
      place: 'Milwaukee, WI',
      start: '2009-09-01',
      end: '2011-05-31',
    },
  ],
  skills: [
    { group: 'Planning', names: ['Route planning', 'Rosters', 'Budgeting'] },
    { group: 'Systems', names: ['SAP', 'Excel', 'Power BI'] },
  ],
  languages: [
    { name: 'English', level: 'Native' },
    { name: 'Spanish', level: 'Conversational' },
  ],
  certificates: [
    { name: 'Forklift Operator', issuer: 'Midwest Safety Board', year: '2016' },
    { name: 'Lean Six Sigma Green Belt', issuer: 'Quality Guild', year: '2020' },
    { name: 'Food Protection Manager', issuer: 'State of Wisconsin', year: '2013' },
  ],
  projects: [],
}
