import type { Person } from '../person.ts'

export const inaki: Person = {
  language: 'es',
  name: 'Iñaki Valdelomar Quirós',
  title: 'Ingeniero de datos',
  summary:
    'Ingeniero de datos con ocho años de experiencia en energía y transporte. Prefiero una tabla correcta hoy a un panel bonito mañana.',
  email: 'inaki@valdelomar.example',
  phone: '+34 600 555 012',
  place: 'Bilbao, España',
  links: ['https://github.com/ivaldelomar', 'https://www.linkedin.com/in/ivaldelomar'],
  privateFacts: [
    { label: 'Fecha de nacimiento', value: '09/11/1990' },
    { label: 'DNI', value: '00000000T' },
    { label: 'Dirección', value: 'Calle del Nogal 7, 2.º B, 48003 Bilbao' },
  ],
  jobs: [
    {
      role: 'Ingeniero de datos sénior',
      employer: 'Rumbo Norte',
      place: 'Bilbao',
      start: '2021-03-01',
      highlights: [
        'Diseño de un almacén de datos para 14 parques eólicos, con pruebas en cada tabla y un histórico completo desde enero de 2015',
        'Coste por consulta: de 0,90 € a 0,12 €',
      ],
    },
    {
      role: 'Analista',
      employer: 'Transportes Arrieta e Hijos, S.L.',
      place: 'Vitoria-Gasteiz',
      start: '2018-09-01',
      end: '2021-02-28',
      highlights: [
        'Previsión de demanda para 230 rutas',
        'Formación de 12 compañeros en SQL',
        'Automatización del informe diario de las 7:00',
      ],
    },
    {
      role: 'Consultor autónomo',
      employer: 'Freelance',
      place: 'Remoto',
      start: '2017-01-01',
      end: '2018-08-31',
      highlights: ['Cuadros de mando para tres ayuntamientos'],
    },
    {
      role: 'Becario',
      employer: 'Instituto Cantábrico del Agua',
      start: '2016-02-01',
      end: '2016-12-31',
      highlights: [],
    },
  ],
  volunteering: [],
  schools: [
    {
      institution: 'Universidad del Bidasoa',
      degree: 'Máster',
      area: 'Estadística aplicada',
      score: 'Nota media 8,7',
      place: 'Irún',
      start: '2014-09-01',
      end: '2015-09-30',
    },
    {
      institution: 'Universidad del Bidasoa',
      degree: 'Grado',
      area: 'Matemáticas',
      place: 'Irún',
      start: '2010-09-01',
      end: '2014-07-31',
    },
  ],
  skills: [
    { group: 'Datos', names: ['Python', 'Spark', 'dbt', 'Airflow'] },
    { group: 'Bases de datos', names: ['PostgreSQL', 'Snowflake'] },
    { group: 'Otros', names: ['Docker', 'Git', 'Modelado dimensional'] },
  ],
  languages: [
    { name: 'Español', level: 'Nativo' },
    { name: 'Euskera', level: 'C1' },
    { name: 'Inglés', level: 'B2' },
  ],
  certificates: [
    { name: 'Professional Data Engineer', issuer: 'Google Cloud', year: '2022' },
    { name: 'Astronomer Certification', issuer: 'Astronomer', year: '2023' },
  ],
  projects: [
    { title: 'Mareas', text: 'Predicción de mareas del Cantábrico en una hoja de cálculo abierta.' },
    { title: 'Catálogo de puentes', text: 'Fotografías y planos de 300 puentes de Bizkaia, con su estado.' },
  ],
}
