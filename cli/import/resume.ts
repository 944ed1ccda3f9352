/** A résumé in the form of JSON Resume 1.0 (https://jsonresume.org/schema). Every source is normalised to it. */
export type Resume = {
  basics: Texts<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Texts<'city' | 'region' | 'address' | 'countryCode'>
    profiles?: Account[]
  }
  work: Job[]
  skills: (Texts<'name'> & { keywords?: string[] })[]
  projects: Project[]
}

export type Account = Texts<'network' | 'username' | 'url'>

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD. `description` is about the employer, `summary` about the work. */
export type Job = Texts<
  'name' | 'position' | 'url' | 'location' | 'description' | 'summary' | 'startDate' | 'endDate'
> & { highlights?: string[] }

export type Project = Texts<'name' | 'type' | 'url' | 'description'> & { highlights?: string[]; keywords?: string[] }

type Texts<Names extends string> = { [Name in Names]?: string }

/** Something to report to the owner: a value that was not imported, or one to complete by hand. */
export type Note = { kind: 'skipped' | 'incomplete'; what: string; why: string }
export type AddNote = (kind: Note['kind'], what: string, why: string) => void
