import { z } from 'zod'
import { commonErrors, endpoint, id } from '../kit/index.ts'
import { importErrors } from './import-errors.ts'
import { importFields } from './import.ts'

const access = { permission: 'people.import' } as const
const path = '/app/api/admin/people/directory'
const attribute = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)

const sync = z.object({
  /** An LDAP filter; every matching entry is a person. */
  filter: z
    .string()
    .min(3)
    .max(1000)
    .meta({ examples: ['(objectClass=inetOrgPerson)'] }),
  mapping: z.partialRecord(z.enum(importFields), attribute),
  matchBy: z.enum(['staffNo', 'userName']),
  missing: z.enum(['keep', 'series', 'site']),
  createMissing: z.boolean(),
  isNightly: z.boolean(),
})

export const listDirectories = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access,
  summary: 'The directories (LDAP) that the site knows, and how people are taken over from each.',
  result: z.object({
    records: z.array(
      z.object({
        providerId: id('people.directory'),
        name: z.string(),
        seriesId: id('people.series').nullable(),
        sync: sync.nullable(),
      }),
    ),
  }),
})

export const saveDirectorySync = endpoint({
  method: 'PUT',
  path: `${path}/:providerId`,
  kind: 'write',
  access,
  summary: 'Sets which entries of a directory are people and what each attribute means.',
  params: z.object({ providerId: id('people.directory') }),
  body: sync,
  result: z.object({ seriesId: id('people.series') }),
  errors: [commonErrors.NOT_FOUND, importErrors.IMPORT_MAPPING],
})

export const runDirectorySync = endpoint({
  method: 'POST',
  path: `${path}/:providerId/run`,
  kind: 'write',
  access,
  summary: 'Reads a directory now and shows what it would change, as an import does.',
  params: z.object({ providerId: id('people.directory') }),
  result: z.object({ id: id('people.import') }),
  errors: [commonErrors.NOT_FOUND, importErrors.SYNC_UNSET],
})
