import type { Person } from '../person.ts'

export const maren: Person = {
  language: 'en',
  name: 'Maren Oakhollow',
  title: 'Platform Engineer',
  summary:
    'Engineer who keeps busy systems quiet. Twelve years between databases and the people who wait for them, the last four as the person who is called first.',
  email: 'maren@oakhollow.example',
  phone: '+44 20 7946 0812',
  place: 'Leeds, United Kingdom',
  links: ['https://github.com/maren-oakhollow', 'https://oakhollow.example'],
  privateFacts: [],
  jobs: [
    {
      role: 'Head of Platform',
      employer: 'Northwind',
      place: 'Remote',
      start: '2021-09-01',
      highlights: [
        'Moved 140 services from hand-made machines to one cluster, without a night of downtime and with a third of the former bill',
        'Result: calls at night fell from 11 a week to 1',
        'Hired and led a team of six',
      ],
    },
    {
      role: 'Senior Engineer',
      employer: 'Northwind',
      place: 'Leeds',
      start: '2018-03-01',
      end: '2021-08-31',
      highlights: [
        'Wrote the restore drill of 2019 that found two broken backups before customers did',
        'Cut deployments from 52 minutes to 9',
      ],
    },
    {
      role: 'Engineer',
      employer: 'Harrow & Finch Ltd',
      place: 'Brno, Czechia',
      start: '2014-06-01',
      end: '2018-02-28',
      highlights: [
        'Built billing for 3.2 million parcels a day in Go and PostgreSQL',
        'Kept the old ledger alive until March 2017, then switched it off',
      ],
    },
    {
      role: 'Support',
      employer: 'Tidewater Parcel',
      start: '2012-10-01',
      end: '2014-05-31',
      highlights: [],
    },
  ],
  volunteering: [
    {
      role: 'Crew member',
      employer: 'Aire Valley Lifeboats',
      start: '2016-04-01',
      end: '2020-10-31',
      highlights: ['Trained 30 newcomers in radio procedure'],
    },
  ],
  schools: [
    {
      institution: 'University of Wharfedale',
      degree: 'MSc',
      area: 'Distributed Systems',
      score: 'Distinction',
      place: 'Ilkley',
      start: '2010-09-01',
      end: '2012-07-31',
    },
    {
      institution: 'Calder College',
      degree: 'BSc (Hons)',
      area: 'Mathematics',
      place: 'Halifax',
      start: '2007-09-01',
      end: '2010-06-30',
    },
  ],
  skills: [
    { group: 'Languages', names: ['Go', 'Python', 'SQL'] },
    { group: 'Platform', names: ['Kubernetes', 'Terraform', 'PostgreSQL', 'Kafka'] },
    { group: 'Practices', names: ['Incident reviews', 'Load testing'] },
  ],
  languages: [
    { name: 'English', level: 'Native' },
    { name: 'Czech', level: 'B1' },
    { name: 'French', level: 'Basic' },
  ],
  certificates: [
    { name: 'Certified Kubernetes Administrator', issuer: 'Linux Foundation', year: '2022' },
    { name: 'Incident Command 2', issuer: 'Pellbrook Institute', year: '2019' },
  ],
  projects: [
    {
      title: 'tidewatch',
      text: 'A monitor for small harbours that sends one message when the water is too low, used by 40 of them.',
    },
    { title: 'Ledger of Leeds', text: 'Scans and search for the accounts of the city between 1840 and 1902.' },
  ],
}
