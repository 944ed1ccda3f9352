import type { Person } from '../person.ts'

export const maelys: Person = {
  language: 'fr',
  name: 'Maëlys Courtebranche',
  title: 'Chargée de production',
  summary:
    'Dix ans de production culturelle, de la petite scène au festival de 20 000 personnes. J’aime les budgets justes, les plannings lisibles et les équipes qui rentrent à l’heure.',
  email: 'maelys.courtebranche@courriel.example',
  phone: '06 39 98 12 45',
  place: 'Nantes',
  links: ['https://courtebranche.example'],
  privateFacts: [
    { label: 'Née le', value: '2 juin 1988' },
    { label: 'Nationalité', value: 'française' },
  ],
  jobs: [
    {
      role: 'Chargée de production',
      employer: 'Les Ateliers du Large',
      place: 'Nantes',
      start: '2019-09-01',
      highlights: [
        'Production de trois festivals par an : budget de 480 000 €, 45 intermittents et une centaine de bénévoles à loger, à nourrir et à remercier',
        'Recherche de mécénat : 9 partenaires depuis 2021',
        'Suivi des contrats et de la paie',
      ],
    },
    {
      role: 'Assistante de production',
      employer: 'Compagnie Vent Debout',
      place: 'Saint-Malo',
      start: '2016-02-01',
      end: '2019-08-31',
      highlights: ['Organisation d’une tournée de 62 dates en 2018', 'Relations avec les salles'],
    },
    {
      role: 'Régie',
      employer: 'Théâtre des Marées',
      start: '2014-09-01',
      end: '2016-01-31',
      highlights: [],
    },
  ],
  volunteering: [
    {
      role: 'Trésorière',
      employer: 'Association Les Mots Passants',
      start: '2017-01-01',
      end: '2021-12-31',
      highlights: [],
    },
  ],
  schools: [
    {
      institution: 'Université de Brocéliande',
      degree: 'Master',
      area: 'Direction de projets culturels',
      score: 'Mention bien',
      place: 'Paimpont',
      start: '2011-09-01',
      end: '2013-06-30',
    },
    {
      institution: 'Lycée Anatole-Kerbrat',
      degree: 'Baccalauréat littéraire',
      place: 'Quimper',
      start: '2005-09-01',
      end: '2008-06-30',
    },
  ],
  skills: [
    { group: 'Production', names: ['Budget prévisionnel', 'Plannings', 'Contrats de cession'] },
    { group: 'Logiciels', names: ['Excel', 'InDesign', 'FileMaker'] },
  ],
  languages: [
    { name: 'Français', level: 'Langue maternelle' },
    { name: 'Anglais', level: 'Courant' },
    { name: 'Breton', level: 'Notions' },
  ],
  certificates: [{ name: 'Licence d’entrepreneur de spectacles', issuer: 'DRAC Bretagne', year: '2020' }],
  projects: [],
}
