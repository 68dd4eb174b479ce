import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { importErrors } from './import-errors.ts'

const access = { permission: 'people.import' } as const
const path = '/app/api/admin/people/scim/token'

/** Base path of SCIM 2.0; not one of our own endpoints: it has its own envelope, errors and key (docs/imports.md). */
export const scimAddress = '/scim/v2'

/** What a key may do with people or departments; writing includes reading. */
const scimAccess = ['none', 'read', 'write'] as const
export type ScimAccess = (typeof scimAccess)[number]

/** Why a key no longer works. `maker`: its creator has left, is suspended, or may no longer import people. */
const scimEnds = ['revoked', 'expired', 'maker'] as const

/** A key is valid for a year by default, at most two. */
const days = { most: 730, usual: 365 } as const

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
        makerName: z.string(),
        users: z.enum(scimAccess),
        groups: z.enum(scimAccess),
        createdAt: moment,
        expiresAt: moment,
        lastUsedAt: moment.nullable(),
        endedBecause: z.enum(scimEnds).nullable(),
      }),
    ),
  }),
})

export const addScimToken = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access,
  summary:
    'Makes a key for SCIM, for a while and with the rights of whoever makes it. It is answered this once and stored as its hash only.',
  body: z.object({
    name: line(60),
    users: z.enum(scimAccess).default('write'),
    groups: z.enum(scimAccess).default('write'),
    days: z.int().min(1).max(days.most).default(days.usual),
  }),
  result: z.object({ id: id('people.scimToken'), token: z.string() }),
  errors: [importErrors.SCIM_TOKENS_MANY, importErrors.SCIM_TOKEN_IDLE],
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
