import type { Person } from './person.ts'

export const SECTION_KEYS = [
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'volunteering',
  'contact',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]

type Words = {
  headings: Readonly<Record<SectionKey, readonly string[]>>
  present: readonly string[]
  since: string
  /** Between a title and an employer. */
  at?: string
  labels: Readonly<Record<'phone' | 'email' | 'place' | 'link', string>>
  page: string
}

/** What CVs say besides the facts, in each language. */
export const WORDS: Readonly<Record<Person['language'], Words>> = {
  en: {
    headings: {
      summary: ['Summary', 'Profile', 'About me'],
      work: ['Experience', 'Work Experience', 'Employment History', 'Professional Experience'],
      education: ['Education', 'Education and Training'],
      skills: ['Skills', 'Technical Skills', 'Key Skills'],
      languages: ['Languages'],
      certificates: ['Certificates', 'Certifications', 'Licenses & Certifications'],
      projects: ['Projects', 'Personal Projects'],
      volunteering: ['Volunteering', 'Volunteer Work'],
      contact: ['Contact', 'Contact Details'],
    },
    present: ['Present', 'present', 'now', 'to date', 'Current'],
    since: 'since',
    at: 'at',
    labels: { phone: 'Phone', email: 'E-mail', place: 'Location', link: 'Web' },
    page: 'Page',
  },
  de: {
    headings: {
      summary: ['Profil', 'Über mich', 'Kurzprofil'],
      work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufliche Stationen'],
      education: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung'],
      skills: ['Kenntnisse', 'IT-Kenntnisse', 'Fähigkeiten'],
      languages: ['Sprachen', 'Sprachkenntnisse'],
      certificates: ['Zertifikate', 'Weiterbildungen'],
      projects: ['Projekte', 'Eigene Projekte'],
      volunteering: ['Ehrenamt', 'Ehrenamtliches Engagement'],
      contact: ['Kontakt', 'Persönliche Daten'],
    },
    present: ['heute', 'jetzt', 'aktuell'],
    since: 'seit',
    at: 'bei',
    labels: { phone: 'Telefon', email: 'E-Mail', place: 'Wohnort', link: 'Web' },
    page: 'Seite',
  },
  fr: {
    headings: {
      summary: ['Profil', 'À propos'],
      work: ['Expérience professionnelle', 'Expériences', 'Parcours professionnel'],
      education: ['Formation', 'Formations', 'Diplômes'],
      skills: ['Compétences', 'Savoir-faire'],
      languages: ['Langues'],
      certificates: ['Certifications', 'Habilitations'],
      projects: ['Projets'],
      volunteering: ['Bénévolat', 'Engagement associatif'],
      contact: ['Contact', 'Coordonnées'],
    },
    present: ['aujourd’hui', 'à ce jour', 'présent', 'en cours'],
    since: 'depuis',
    at: 'chez',
    labels: { phone: 'Tél.', email: 'Courriel', place: 'Ville', link: 'Site' },
    page: 'Page',
  },
  es: {
    headings: {
      summary: ['Perfil', 'Sobre mí', 'Resumen'],
      work: ['Experiencia', 'Experiencia profesional', 'Experiencia laboral'],
      education: ['Formación', 'Formación académica', 'Educación'],
      skills: ['Competencias', 'Habilidades', 'Conocimientos técnicos'],
      languages: ['Idiomas'],
      certificates: ['Certificaciones', 'Certificados'],
      projects: ['Proyectos', 'Proyectos personales'],
      volunteering: ['Voluntariado'],
      contact: ['Contacto', 'Datos de contacto'],
    },
    present: ['actualidad', 'presente', 'hoy', 'Actualmente'],
    since: 'desde',
    at: 'en',
    labels: { phone: 'Teléfono', email: 'Correo', place: 'Ciudad', link: 'Web' },
    page: 'Página',
  },
  pl: {
    headings: {
      summary: ['O mnie', 'Podsumowanie', 'Profil zawodowy'],
      work: ['Doświadczenie zawodowe', 'Doświadczenie', 'Przebieg kariery'],
      education: ['Wykształcenie', 'Edukacja'],
      skills: ['Umiejętności', 'Kompetencje'],
      languages: ['Języki', 'Języki obce', 'Znajomość języków'],
      certificates: ['Certyfikaty', 'Kursy i certyfikaty'],
      projects: ['Projekty'],
      volunteering: ['Wolontariat', 'Działalność społeczna'],
      contact: ['Kontakt', 'Dane kontaktowe'],
    },
    present: ['obecnie', 'teraz', 'nadal'],
    since: 'od',
    labels: { phone: 'Telefon', email: 'E-mail', place: 'Miejscowość', link: 'WWW' },
    page: 'Strona',
  },
  it: {
    headings: {
      summary: ['Profilo', 'Chi sono', 'Presentazione'],
      work: ['Esperienza professionale', 'Esperienze lavorative', 'Esperienza'],
      education: ['Istruzione e formazione', 'Formazione', 'Istruzione'],
      skills: ['Competenze', 'Capacità e competenze', 'Competenze tecniche'],
      languages: ['Lingue', 'Conoscenze linguistiche'],
      certificates: ['Certificazioni', 'Attestati'],
      projects: ['Progetti'],
      volunteering: ['Volontariato', 'Attività di volontariato'],
      contact: ['Contatti', 'Dati personali'],
    },
    present: ['oggi', 'presente', 'in corso', 'attuale'],
    since: 'dal',
    at: 'presso',
    labels: { phone: 'Telefono', email: 'E-mail', place: 'Città', link: 'Sito' },
    page: 'Pagina',
  },
  nl: {
    headings: {
      summary: ['Profiel', 'Over mij', 'Persoonlijk profiel'],
      work: ['Werkervaring', 'Loopbaan', 'Ervaring'],
      education: ['Opleiding', 'Opleidingen'],
      skills: ['Vaardigheden', 'Competenties', 'Kennis en vaardigheden'],
      languages: ['Talen', 'Talenkennis'],
      certificates: ['Certificaten', 'Cursussen en certificaten'],
      projects: ['Projecten'],
      volunteering: ['Vrijwilligerswerk', 'Vrijwilligerservaring'],
      contact: ['Contact', 'Persoonlijke gegevens'],
    },
    present: ['heden', 'nu', 'Heden'],
    since: 'sinds',
    at: 'bij',
    labels: { phone: 'Telefoon', email: 'E-mail', place: 'Woonplaats', link: 'Website' },
    page: 'Pagina',
  },
  cs: {
    headings: {
      summary: ['Profil', 'O mně', 'Shrnutí'],
      work: ['Pracovní zkušenosti', 'Praxe', 'Zaměstnání'],
      education: ['Vzdělání', 'Studium'],
      skills: ['Dovednosti', 'Znalosti a dovednosti', 'Odborné znalosti'],
      languages: ['Jazyky', 'Jazykové znalosti'],
      certificates: ['Certifikáty', 'Kurzy a certifikáty'],
      projects: ['Projekty', 'Vlastní projekty'],
      volunteering: ['Dobrovolnictví'],
      contact: ['Kontakt', 'Osobní údaje'],
    },
    present: ['dosud', 'současnost', 'nyní'],
    since: 'od',
    labels: { phone: 'Telefon', email: 'E-mail', place: 'Bydliště', link: 'Web' },
    page: 'Strana',
  },
}
