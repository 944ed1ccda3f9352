import { z } from 'zod'
import { email, phone } from './fields/address.ts'
import { maxLengthText, text } from './fields/text.ts'

/** content/private.yaml: what is in documents that are sent, and nowhere on the site. */
export const privateSchema = z.strictObject({
  name: maxLengthText(60).optional().describe('Your name in documents, in the place of `name`.'),
  phone: phone.optional().describe('Your phone number.'),
  email: email.optional().describe('Your email address, in the place of `profile.email`.'),
  address: text.optional().describe('Your whole address in one line, in the place of `profile.location`.'),
  texts: z
    .array(
      z.strictObject({
        title: text.describe('The heading in the CV.'),
        text: text.describe('The text below it.'),
      }),
    )
    .optional()
    .describe('Texts for documents alone, such as references: the last sections of the CV.'),
  instead: z
    .record(z.string().min(3, { error: 'The name is too short to be replaced. Write at least 3 characters.' }), text)
    .optional()
    .describe('Names in documents in the place of those on the site, such as "A large bank": Elbe Bank.'),
  words: z
    .array(
      text.refine((word) => word.length >= 3, {
        error: 'The word is too short to be searched for. Write at least 3 characters.',
      }),
    )
    .optional()
    .describe('Words that must not be on the site, such as the name of a client.'),
})

export type PrivateFacts = z.output<typeof privateSchema>
