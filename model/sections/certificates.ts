import { z } from 'zod'
import { defineSection } from '../define-section.ts'
import { httpsUrl } from '../fields/address.ts'
import { audience } from '../fields/audience.ts'
import { date } from '../fields/date.ts'
import { cvText } from '../fields/text.ts'
import { defined, organisationNamed } from '../structured-data.ts'

export const certificates = defineSection({
  name: 'certificates',
  help: 'The section with your certificates.',
  entries: 'The certificates, newest first.',
  noun: 'certificate',
  headings: { title: 'Certificates', label: 'Certificates' },
  cvHeading: 'certificates',
  kind: 'records',
  entry: z.strictObject({
    name: cvText.describe('The name of the certificate.'),
    issuer: cvText.optional().describe('Who issued it.').meta({ label: 'Issued by' }),
    date: date.optional().describe('When you received it.').meta({ isCommon: true }),
    address: httpsUrl.optional().describe('The URL where others can verify it.'),
    ...audience,
  }),
  show: ({ name, issuer, ...entry }) => ({ ...entry, title: name, by: issuer }),
  resume: {
    list: 'certificates',
    aliases: ['certifications'],
    names: ['name'],
    fields: {
      name: { from: 'name', kind: 'text', aliases: ['title'] },
      date: { from: 'date', kind: 'date', aliases: ['started on'] },
      url: { from: 'address', kind: 'url', aliases: ['website'] },
      issuer: { from: 'issuer', kind: 'text', aliases: ['authority'] },
    },
  },
  structuredData: ({ entries }) => ({
    person: {
      hasCredential: entries.map((certificate) => ({
        '@type': 'EducationalOccupationalCredential',
        name: certificate.name,
        ...defined({
          recognizedBy: organisationNamed(certificate.issuer),
          dateCreated: certificate.date?.iso,
          url: certificate.address,
        }),
      })),
    },
  }),
})
