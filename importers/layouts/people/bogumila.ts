import type { Person } from '../person.ts'

export const bogumila: Person = {
  language: 'pl',
  name: 'Bogumiła Ostrowiecka-Zdrój',
  title: 'Analityczka finansowa',
  summary:
    'Analityczka z doświadczeniem w handlu i produkcji. Łączę rachunkowość z programowaniem, żeby miesiąc zamykał się w trzy dni, a nie w dwa tygodnie.',
  email: 'b.ostrowiecka@poczta.example',
  phone: '+48 600 555 019',
  place: 'Wrocław',
  links: ['https://www.linkedin.com/in/bogumila-ostrowiecka-zdroj'],
  privateFacts: [
    { label: 'Data urodzenia', value: '21.07.1989' },
    { label: 'Stan cywilny', value: 'zamężna' },
  ],
  jobs: [
    {
      role: 'Starsza analityczka finansowa',
      employer: 'Zielony Młyn',
      place: 'Wrocław',
      start: '2020-02-01',
      highlights: [
        'Budżet i prognozy dla 27 sklepów oraz magazynu centralnego, razem 86 mln zł przychodu rocznie',
        'Skrócenie zamknięcia miesiąca z 12 do 3 dni',
        'Raporty: od 2021 w pełni automatyczne',
      ],
    },
    {
      role: 'Księgowa',
      employer: 'Odlewnia Jaskółka Sp. z o.o.',
      place: 'Oława',
      start: '2016-07-01',
      end: '2020-01-31',
      highlights: ['Rozliczenia VAT i CIT', 'Wdrożenie obiegu faktur dla 140 dostawców'],
    },
    {
      role: 'Stażystka',
      employer: 'Bank Nadodrzański',
      place: 'Opole',
      start: '2015-10-01',
      end: '2016-06-30',
      highlights: [],
    },
  ],
  volunteering: [
    {
      role: 'Skarbniczka',
      employer: 'Fundacja Ciche Łapy',
      start: '2019-03-01',
      highlights: ['Zbiórki w latach 2020–2023: 310 tys. zł'],
    },
  ],
  schools: [
    {
      institution: 'Akademia Ekonomiczna w Brzegu',
      degree: 'Magister',
      area: 'Finanse i rachunkowość',
      place: 'Brzeg',
      start: '2013-10-01',
      end: '2015-06-30',
    },
    {
      institution: 'Akademia Ekonomiczna w Brzegu',
      degree: 'Licencjat',
      area: 'Ekonomia',
      place: 'Brzeg',
      start: '2010-10-01',
      end: '2013-06-30',
    },
  ],
  skills: [
    { group: 'Finanse', names: ['Controlling', 'Rachunkowość zarządcza', 'MSSF'] },
    { group: 'Narzędzia', names: ['Excel', 'Power BI', 'Python', 'SAP'] },
  ],
  languages: [
    { name: 'Polski', level: 'ojczysty' },
    { name: 'Angielski', level: 'C1' },
    { name: 'Niemiecki', level: 'B1' },
  ],
  certificates: [
    { name: 'Certyfikat księgowy', issuer: 'Izba Rachunkowa Odry', year: '2018' },
    { name: 'Analiza danych w Pythonie', issuer: 'Szkoła Liczb', year: '2021' },
  ],
  projects: [],
}
