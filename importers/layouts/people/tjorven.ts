import type { Person } from '../person.ts'

export const tjorven: Person = {
  language: 'de',
  name: 'Tjorven Aschenbrück',
  title: 'Softwareentwicklerin',
  summary:
    'Ich entwickle Software für Menschen, die keine Zeit für Software haben: in Werkstätten, Praxen und auf Schiffen. Zuletzt verantwortlich für ein Team von vier Personen.',
  email: 'tjorven@aschenbrueck.example',
  phone: '+49 341 5550198',
  links: ['https://www.linkedin.com/in/tjorven-aschenbrueck'],
  privateFacts: [
    { label: 'Geburtsdatum', value: '14.03.1991' },
    { label: 'Geburtsort', value: 'Havelberg' },
    { label: 'Staatsangehörigkeit', value: 'deutsch' },
    { label: 'Familienstand', value: 'ledig' },
    { label: 'Anschrift', value: 'Lindenweg 12, 04109 Leipzig' },
  ],
  jobs: [
    {
      role: 'Teamleiterin Entwicklung',
      employer: 'Helle Sonne',
      place: 'Leipzig',
      start: '2020-04-01',
      highlights: [
        'Führung von vier Entwicklerinnen und Entwicklern, von der Einstellung bis zum Jahresgespräch',
        'Ablösung der alten Abrechnung im Jahr 2022: 1,4 Mio. Buchungen ohne einen Tag Stillstand übernommen, geprüft und an die Buchhaltung übergeben',
        'Ergebnis: 38 % weniger Rückfragen',
      ],
    },
    {
      role: 'Softwareentwicklerin',
      employer: 'Helle Sonne',
      place: 'Leipzig',
      start: '2017-01-01',
      end: '2020-03-31',
      highlights: ['Entwicklung der Terminplanung in Java und TypeScript', 'Einführung von Codereviews'],
    },
    {
      role: 'Werkstudentin',
      employer: 'Maschinenbau Oderwald GmbH & Co. KG',
      place: 'Seelow',
      start: '2015-10-15',
      end: '2016-12-31',
      highlights: ['Auswertung von Messdaten mit Python'],
    },
    {
      role: 'Aushilfe im Verkauf',
      employer: 'Bäckerei Kornfeld',
      start: '2013-08-01',
      end: '2015-09-30',
      highlights: [],
    },
  ],
  volunteering: [
    {
      role: 'Jugendtrainerin',
      employer: 'Ruderverein Elbbogen e. V.',
      start: '2018-05-01',
      highlights: ['Training von zwölf Kindern zwischen 9 und 13 Jahren'],
    },
  ],
  schools: [
    {
      institution: 'Hochschule Muldental',
      degree: 'Master of Science',
      area: 'Medieninformatik',
      score: 'Note 1,3',
      place: 'Grimma',
      start: '2014-10-01',
      end: '2016-09-30',
    },
    {
      institution: 'Hochschule Muldental',
      degree: 'Bachelor of Science',
      area: 'Informatik',
      score: 'Note 1,9',
      place: 'Grimma',
      start: '2011-10-01',
      end: '2014-09-30',
    },
    {
      institution: 'Gymnasium am Deich',
      degree: 'Abitur',
      place: 'Wittenberge',
      start: '2003-08-01',
      end: '2011-06-30',
    },
  ],
  skills: [
    { group: 'Programmierung', names: ['Java', 'TypeScript', 'Python', 'SQL'] },
    { group: 'Werkzeuge', names: ['Docker', 'Jenkins', 'Figma'] },
    { group: 'Methoden', names: ['Scrum', 'Anforderungsanalyse'] },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'verhandlungssicher' },
    { name: 'Dänisch', level: 'Grundkenntnisse' },
  ],
  certificates: [
    { name: 'Professional Scrum Master I', issuer: 'Scrum.org', year: '2021' },
    { name: 'Ausbildereignung', issuer: 'IHK Leipzig', year: '2019' },
  ],
  projects: [
    { title: 'Pegelstand', text: 'Anzeige der Wasserstände von 60 Flüssen für E-Paper, mit Warnung bei Hochwasser.' },
  ],
}
