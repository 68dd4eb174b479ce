import { z } from 'zod'
import { commonErrors, endpoint, id } from '../kit/index.ts'

const summary = z.object({
  id: id('identity.agreement'),
  kind: z.enum(['service', 'privacy']),
  version: z.int(),
  title: z.string(),
})

/** C-013. Public: before login it returns the current agreement, afterwards also what this person has accepted. */
export const checkAgreement = endpoint({
  method: 'GET',
  path: '/app/api/agreement/record/check_sign_up',
  kind: 'read',
  access: 'public',
  summary: 'The agreements in force, and whether this person has still to accept one.',
  result: z.object({ agreements: z.array(summary), mustAccept: z.boolean() }),
})

/** C-014. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/app/api/agreement/table/detail/:id',
  kind: 'read',
  access: 'public',
  summary: 'The text of one agreement, in the language of the reader.',
  params: z.object({ id: id('identity.agreement') }),
  result: summary.extend({
    publishedAt: z.string(),
    paragraphs: z.array(z.object({ heading: z.string(), text: z.string() })),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-015. */
export const acceptAgreement = endpoint({
  method: 'POST',
  path: '/app/api/agreement/record/save/agree',
  kind: 'write',
  access: 'user',
  summary: 'Records that I accept these agreements, by version.',
  body: z.object({ agreementIds: z.array(id('identity.agreement')).min(1).max(4) }),
  result: z.object({ accepted: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})
