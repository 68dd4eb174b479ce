import { z } from 'zod'
import type { RowFields } from '../import/read/check-row.ts'
import { plainName } from './parse-filter.ts'
import { ScimTrouble } from './scim-error.ts'

/** What SCIM may set of a person, flattened: `null` clears a value, `undefined` leaves it unchanged. */
export type ParsedUser = {
  readonly externalId?: string | undefined
  readonly active?: boolean | undefined
  readonly values: { readonly [field in keyof RowFields]?: string | null | undefined }
}

const valued = z.array(
  z.object({ value: z.string().optional(), primary: z.unknown().optional(), type: z.string().optional() }),
)
const names = z.object({
  formatted: z.string().optional(),
  familyName: z.string().optional(),
  givenName: z.string().optional(),
})

type Draft = Record<string, unknown>

/** Parses a whole resource (POST, PUT), or the bare object that some providers send as a PATCH. */
export function readUser(body: unknown): ParsedUser {
  const draft: Draft = {}
  take(draft, record(body))
  return fromDraft(draft)
}

const operations = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.string().max(300).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(100),
})

/** Parses the operations of a PATCH in the styles of Okta (no path) and Entra (paths with filters, "False"). */
export function readPatch(body: unknown): ParsedUser {
  const { data } = operations.safeParse(body)
  if (!data) throw new ScimTrouble(400, 'A PATCH needs Operations.', 'invalidSyntax')
  const draft: Draft = {}
  for (const { op, path, value } of data.Operations) {
    const kind = op.toLowerCase()
    if (!['add', 'replace', 'remove'].includes(kind))
      throw new ScimTrouble(400, `There is no operation ${op}.`, 'invalidSyntax')
    if (path === undefined) take(draft, record(value))
    else draft[attributeOf(path)] = kind === 'remove' ? null : value
  }
  return fromDraft(draft)
}

/** `emails[type eq "work"].value` → `emails`. */
const attributeOf = (path: string) => plainName(path).replace(/\[.*$/, '')

function take(draft: Draft, input: Draft): void {
  for (const [name, value] of Object.entries(input)) {
    // The extension comes as a nested object, or with the schema's name before each attribute.
    if (/^urn:.*:User$/i.test(name)) take(draft, record(value))
    else draft[plainName(name)] = value
  }
}

function record(value: unknown): Draft {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  if (!data) throw new ScimTrouble(400, 'An object was expected.', 'invalidSyntax')
  return data
}

function fromDraft(draft: Draft): ParsedUser {
  return {
    externalId: named(textIn(draft['externalid'])),
    active: truth(draft['active']),
    values: {
      userName: textIn(draft['username']),
      name: nameIn(draft),
      email: firstIn(draft['emails']),
      phone: firstIn(draft['phonenumbers']),
      staffNo: textIn(draft['employeenumber']),
      unit: textIn(draft['department']),
      position: textIn(draft['title']),
      locale: textIn(draft['preferredlanguage'] ?? draft['locale']),
    },
  }
}

const longestId = 200

function named(externalId: string | null | undefined): string | undefined {
  if (externalId && externalId.length > longestId)
    throw new ScimTrouble(400, `externalId has at most ${longestId} characters.`, 'invalidValue')
  return externalId ?? undefined
}

function textIn(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return value
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (typeof value === 'number') return String(value)
  throw new ScimTrouble(400, 'A text was expected.', 'invalidValue')
}

function truth(value: unknown): boolean | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'boolean') return value
  const input = typeof value === 'string' ? value.toLowerCase() : ''
  if (input === 'true' || input === 'false') return input === 'true'
  throw new ScimTrouble(400, 'active is true or false.', 'invalidValue')
}

/** The primary one of several values, or the single value of a path. */
function firstIn(value: unknown): string | null | undefined {
  if (!Array.isArray(value)) return textIn(value)
  const { data = [] } = valued.safeParse(value)
  const chosen = data.find(({ primary }) => primary === true || primary === 'true') ?? data[0]
  return chosen?.value ?? null
}

/** The display name; where only its parts are given, Chinese ones are joined in Chinese order. */
function nameIn(draft: Draft): string | undefined {
  const { data = {} } = names.safeParse(draft['name'])
  const shown = textIn(draft['displayname']) ?? textIn(draft['name.formatted']) ?? data.formatted
  if (shown) return shown
  const family = data.familyName ?? textIn(draft['name.familyname']) ?? ''
  const given = data.givenName ?? textIn(draft['name.givenname']) ?? ''
  return joinedName(family, given)
}

function joinedName(family: string, given: string): string | undefined {
  if (family === '' && given === '') return undefined
  return /\p{Script=Han}/u.test(family + given) ? `${family}${given}` : `${given} ${family}`.trim()
}
