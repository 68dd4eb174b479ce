import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '@lyceum/contract/kit'
import { identityErrors } from './errors.ts'

const access = { permission: 'site.manage' } as const
const kind = z.enum(['service', 'privacy'])

const paragraph = z.object({ heading: z.string().trim().max(120), text: z.string().trim().max(5000) })
const inLocale = z.object({
  title: z.string().trim().max(80),
  paragraphs: z.array(paragraph).max(60),
})

/** Title and paragraphs in the three supported languages. */
export const agreementText = z.object({ 'zh-CN': inLocale, 'zh-TW': inLocale, 'en-US': inLocale })

const version = z.object({
  id: id('identity.agreement'),
  version: z.int(),
  title: z.string(),
  publishedAt: moment,
  publishedBy: z.string().nullable(),
})

export const listAgreements = endpoint({
  method: 'GET',
  path: '/app/api/admin/agreement',
  kind: 'read',
  access,
  summary:
    'The agreements of the site: what is in force and how many accept it, the draft, and all versions.',
  result: z.object({
    /** Active accounts, and how many of them have accepted the current version; cached for a minute. */
    people: z.int(),
    agreements: z.array(
      z.object({
        kind,
        accepted: z.int(),
        draft: z
          .object({
            id: id('identity.agreement'),
            version: z.int(),
            title: z.string(),
            updatedAt: moment,
            updatedBy: z.string().nullable(),
          })
          .nullable(),
        /** Newest first: the first is in force. */
        versions: z.array(version),
      }),
    ),
  }),
})

export const getAgreementText = endpoint({
  method: 'GET',
  path: '/app/api/admin/agreement/:id',
  kind: 'read',
  access,
  summary: 'One version or draft of an agreement, in all languages.',
  params: z.object({ id: id('identity.agreement') }),
  result: z.object({
    id: id('identity.agreement'),
    kind,
    version: z.int(),
    isDraft: z.boolean(),
    content: agreementText,
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const saveAgreementDraft = endpoint({
  method: 'PUT',
  path: '/app/api/admin/agreement/draft',
  kind: 'write',
  access,
  summary: 'Saves the draft of the next version of an agreement; only administrators see it.',
  body: z.object({ kind, content: agreementText }),
  result: z.object({ id: id('identity.agreement') }),
})

export const publishAgreement = endpoint({
  method: 'PUT',
  path: '/app/api/admin/agreement/draft/publish',
  kind: 'write',
  access,
  summary: 'Puts the draft of an agreement in force; everyone is asked to accept it before going on.',
  body: z.object({ kind }),
  result: z.object({ id: id('identity.agreement'), version: z.int() }),
  errors: [
    identityErrors.AGREEMENT_NO_DRAFT,
    identityErrors.AGREEMENT_INCOMPLETE,
    identityErrors.AGREEMENT_UNCHANGED,
  ],
})

export const discardAgreementDraft = endpoint({
  method: 'PUT',
  path: '/app/api/admin/agreement/draft/discard',
  kind: 'write',
  access,
  summary: 'Throws the draft of an agreement away; what is in force stays.',
  body: z.object({ kind }),
  result: z.object({ kind }),
  errors: [identityErrors.AGREEMENT_NO_DRAFT],
})
