import type { Person } from '../person.ts'

export const ottavia: Person = {
  language: 'it',
  name: 'Ottavia Brandimarte',
  title: 'Architetta d’interni',
  summary:
    'Progetto interni per scuole e biblioteche, dal rilievo alla consegna delle chiavi. Mi occupo volentieri di cantieri difficili e di preventivi onesti.',
  email: 'ottavia@brandimarte.example',
  phone: '+39 338 555 0164',
  place: 'Torino',
  links: ['https://brandimarte.example'],
  privateFacts: [
    { label: 'Data di nascita', value: '17/08/1986' },
    { label: 'Codice fiscale', value: 'BRNTTV86M57L000X' },
  ],
  jobs: [
    {
      role: 'Responsabile progetti',
      employer: 'Ponte Levante',
      place: 'Torino',
      start: '2018-05-01',
      highlights: [
        'Coordinamento di 12 cantieri tra il 2019 e il 2023, con squadre da 4 a 30 persone e consegne sempre entro i termini del contratto',
        'Budget: da 80.000 € a 1,2 milioni',
      ],
    },
    {
      role: 'Architetta',
      employer: 'Studio Fenoglio Associati',
      place: 'Cuneo',
      start: '2013-09-01',
      end: '2018-04-30',
      highlights: ['Rilievo e restauro di tre biblioteche', 'Direzione lavori', 'Rapporti con la soprintendenza'],
    },
    {
      role: 'Tirocinio',
      employer: 'Falegnameria Olmo S.n.c.',
      start: '2012-01-15',
      end: '2012-12-31',
      highlights: [],
    },
  ],
  volunteering: [
    { role: 'Guida', employer: 'Associazione Portici Aperti', start: '2015-04-01', end: '2019-10-31', highlights: [] },
  ],
  schools: [
    {
      institution: 'Politecnico di Valsesia',
      degree: 'Laurea magistrale',
      area: 'Architettura',
      score: 'Voto 108/110',
      place: 'Varallo',
      start: '2008-10-01',
      end: '2011-07-31',
    },
    {
      institution: 'Liceo artistico Duccio Galimberti',
      degree: 'Maturità artistica',
      place: 'Cuneo',
      start: '2000-09-01',
      end: '2005-07-31',
    },
  ],
  skills: [
    { group: 'Disegno', names: ['AutoCAD', 'Revit', 'Rhino'] },
    { group: 'Cantiere', names: ['Computo metrico', 'Sicurezza', 'Direzione lavori'] },
  ],
  languages: [
    { name: 'Italiano', level: 'Madrelingua' },
    { name: 'Inglese', level: 'C1' },
    { name: 'Francese', level: 'Scolastico' },
  ],
  certificates: [
    { name: 'Coordinatrice per la sicurezza', issuer: 'Ordine degli Architetti', year: '2016' },
    { name: 'Esperta CasaClima', issuer: 'Agenzia Alpina', year: '2020' },
  ],
  projects: [
    { title: 'Biblioteca del Ponte', text: 'Arredi smontabili per una biblioteca di quartiere, in legno locale.' },
  ],
}
