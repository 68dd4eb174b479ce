import type { Endpoint } from '@lyceum/contract/kit'
import { callOf } from '../finding.ts'
import { type Json, jsonOf } from '../schema.ts'

/** What an account signs in with, is told apart by, or gets a new password at. */
const signIn = /^(?:email|phone|mobile|userName|usrSteUsrId|staffNo)$|password/i

/** The writes of the contract that take an address, a name to sign in with or a password, or answer with a password. */
export function signInWrites(endpoints: readonly Endpoint[]): string[] {
  return endpoints
    .filter(({ kind }) => kind === 'write')
    .filter(({ body, query, params, result }) => {
      const taken = [body, query, params].flatMap((schema) => (schema ? namesIn(jsonOf(schema)) : []))
      const given = namesIn(jsonOf(result)).filter((name) => /password/i.test(name))
      return [...taken, ...given].some((name) => signIn.test(name))
    })
    .map(callOf)
    .sort()
}

/** Every name of a field in a schema, however deep; the keys of a record too, where they are known. */
function namesIn(json: Json, depth = 0): string[] {
  if (depth > 8) return []
  const { properties = {}, propertyNames, items, additionalProperties } = json
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(json.prefixItems ?? []),
    ...[json.anyOf, json.oneOf, json.allOf].flatMap((some) => some ?? []),
    ...Object.values(json.$defs ?? {}),
  ]
  return [
    ...Object.keys(properties),
    ...(propertyNames?.enum ?? []).map(String),
    ...inner.flatMap((one) => namesIn(one, depth + 1)),
  ]
}
