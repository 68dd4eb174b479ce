import type { Endpoint } from '@lyceum/contract/kit'
import { callOf } from '../report/finding.ts'
import { type Json, jsonOf } from '../generate/schema.ts'

/** Fields that identify an account, sign it in, or receive a new password. */
const signIn = /^(?:email|phone|mobile|userName|usrSteUsrId|staffNo)$|password/i

/** The writes of the contract that take an address, a sign-in name or a password, or return a password. */
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

/** Every field name in a schema, at any depth; also known keys of a record. */
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
    ...inner.flatMap((schema) => namesIn(schema, depth + 1)),
  ]
}
