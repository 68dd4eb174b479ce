import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { importErrors } from './import-errors.ts'

const access = { permission: 'people.import' } as const
const path = '/app/api/admin/people/scim/token'

/** Where SCIM 2.0 is spoken; not one of our own calls: it has its own envelope, errors and key (docs/imports.md). */
export const scimAddress = '/scim/v2'

export const listScimTokens = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access,
  summary: 'The keys with which an identity provider may write people by SCIM; never the keys themselves.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('people.scimToken'),
        name: z.string(),
        tail: z.string(),
        createdAt: moment,
        lastUsedAt: moment.nullable(),
        revokedAt: moment.nullable(),
      }),
    ),
  }),
})

export const addScimToken = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access,
  summary: 'Makes a key for SCIM. It is answered this once and stored as its hash only.',
  body: z.object({ name: line(60) }),
  result: z.object({ id: id('people.scimToken'), token: z.string() }),
  errors: [importErrors.SCIM_TOKENS_MANY],
})

export const revokeScimToken = endpoint({
  method: 'POST',
  path: `${path}/:id/revoke`,
  kind: 'write',
  access,
  summary: 'Ends a key for SCIM at once.',
  params: z.object({ id: id('people.scimToken') }),
  result: z.object({ id: id('people.scimToken') }),
  errors: [commonErrors.NOT_FOUND],
})
