import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import type { Mark } from './draft.ts'
import type { IdMaker, Source } from './ids.ts'
import { mayCall, type Principal } from './principals.ts'
import type { Place } from './schema.ts'

/** How the ids of a call stand to the caller. */
export type Relation = 'no id' | 'own' | "other's" | 'other site' | 'missing' | 'removed'

/** What the declaration promises: a business answer, or one of the three refusals. */
export type Verdict = 'allowed' | 'no session' | 'no right' | 'hidden'

export function relationsFor(marks: readonly Mark[], principal: Principal, ids: IdMaker): Relation[] {
  if (marks.length === 0) return ['no id']
  const canRemove = marks.every(({ entity }) => ids.specimen(entity).remove !== undefined)
  const own: Relation[] = principal.person ? ['own'] : []
  return [...own, "other's", 'other site', 'missing', ...(canRemove ? (['removed'] as const) : [])]
}

/** Whose things stand for a relation. */
export function sourceOf(relation: Relation, { person, site }: Principal): Source {
  const [one, another] =
    site === 'alpha' ? (['lin', 'mei'] as const) : (['stranger', 'foreignAdmin'] as const)
  const mine = person ?? one
  const sources: Readonly<Record<Relation, Source>> = {
    own: { of: mine },
    "other's": { of: person === one ? another : one },
    'other site': { of: site === 'alpha' ? 'stranger' : 'lin' },
    removed: { of: mine, removed: true },
    missing: 'missing',
    'no id': 'missing',
  }
  return sources[relation]
}

type Asked = { readonly principal: Principal; readonly relation: Relation; readonly marks: readonly Mark[] }

/** The answer that the declaration promises for one cell. */
export function verdictFor(ids: IdMaker, endpoint: Endpoint, { principal, relation, marks }: Asked): Verdict {
  if (endpoint.access !== 'public' && principal.person === undefined) return 'no session'
  if (!mayCall(endpoint, principal)) return 'no right'
  if (relation === 'no id' || relation === 'own') return 'allowed'
  if (relation !== "other's") return 'hidden'
  return marks.every(({ entity }) => reaches(ids, endpoint, entity)) ? 'allowed' : 'hidden'
}

/** Whether somebody who may call reaches a thing of somebody else on his site. */
export function reaches(ids: IdMaker, { access }: Endpoint, entity: Place['entity']): boolean {
  const { reach } = ids.specimen(entity)
  return reach === 'site' || (reach === 'staff' && typeof access === 'object')
}

type Judged = {
  readonly endpoint: Endpoint
  readonly verdict: Verdict
  readonly response: LightMyRequestResponse
  /** Whether an allowed caller was seen to get 200 with this kind of input. */
  readonly isReached: boolean
  readonly isRaw: boolean
}

const refusals = {
  'no session': commonErrors.session_time_out,
  'no right': commonErrors.FORBIDDEN,
  hidden: commonErrors.NOT_FOUND,
} as const

/** What differs between the answer and the promise. */
export function judge(judged: Judged): string[] {
  const { verdict, response } = judged
  const code = codeOf(response)
  const seen = `${response.statusCode} ${code ?? ''}`.trim()
  if (verdict === 'allowed') return judgeAllowed(judged, code).map((why) => `${seen}: ${why}`)
  const { status, code: expected } = refusals[verdict]
  if (response.statusCode === status && code === expected) return []
  // A cookie that never was one has a word of its own (E-016).
  if (verdict === 'no session' && response.statusCode === status && code === neverOne) return []
  return verdict === 'hidden' && showsNothing(judged) ? [] : [`${seen}, expected ${status} ${expected}`]
}

const neverOne = identityErrors.ERROR_TOKEN_INVALID.code
const turnedAway = new Set<string>(Object.values(refusals).map(({ code }) => code))
const alwaysPossible = Object.keys(commonErrors).filter((code) => code !== 'INVALID_INPUT')

function judgeAllowed({ endpoint, response, isRaw }: Judged, code: string | undefined): string[] {
  if (response.statusCode === 200 || code === undefined) return []
  if (turnedAway.has(code)) return ['an allowed caller was turned away']
  const declared = (endpoint.errors ?? []).map((spec) => spec.code)
  // Nobody draws a form or a stream from a schema: such a call may say that it got none.
  const possible = new Set([...alwaysPossible, ...declared, ...(isRaw ? ['INVALID_INPUT'] : [])])
  if (possible.has(code)) return []
  return [code === 'INVALID_INPUT' ? 'a valid input was refused' : 'the code is not declared']
}

/**
 * Other answers that hide a thing as well: a filter that matches nothing, and a refusal of the input by its own
 * rules before the id is looked at. Both must still be the same for everything hidden.
 */
function showsNothing({ endpoint, response, isReached }: Judged): boolean {
  const { statusCode } = response
  const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 403
  return isEmptyList(endpoint, response) || (!isReached && isRefused)
}

export function codeOf(response: LightMyRequestResponse): string | undefined {
  if (!String(response.headers['content-type']).startsWith('application/json')) return undefined
  const { errCode } = response.json<{ errCode?: string }>()
  return errCode
}

/** A filter by something that one may not see may also answer that nothing matches. */
function isEmptyList({ kind, query }: Endpoint, response: LightMyRequestResponse): boolean {
  if (kind !== 'read' || !query || response.statusCode !== 200) return false
  const { result } = response.json<{ result: unknown }>()
  const records = Array.isArray(result) ? result : (result as { records?: unknown } | null)?.records
  return Array.isArray(records) && records.length === 0
}
