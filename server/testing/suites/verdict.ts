import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors, type Endpoint, type ErrorSpec } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import type { Mark } from './draft.ts'
import type { IdMaker, Source } from './ids.ts'
import { mayCall, type Principal, wantedBy } from './principals.ts'
import type { Specimen } from '../specimens.ts'

/** How the ids of a call stand to the caller. */
export type Relation = 'no id' | 'own' | "other's" | 'outside' | 'other site' | 'missing' | 'removed'

/** What the declaration promises: a business answer, or one of the three refusals. */
export type Verdict = 'allowed' | 'no session' | 'no right' | 'hidden'

export function relationsFor(marks: readonly Mark[], principal: Principal, ids: IdMaker): Relation[] {
  if (marks.length === 0) return ['no id']
  const canRemove = marks.every(({ entity }) => ids.specimen(entity).remove !== undefined)
  const own: Relation[] = principal.person ? ['own'] : []
  const outside: Relation[] = principal.isScoped ? ['outside'] : []
  return [
    ...own,
    "other's",
    ...outside,
    'other site',
    'missing',
    ...(canRemove ? (['removed'] as const) : []),
  ]
}

/** Whose things stand for a relation. */
export function sourceOf(relation: Relation, { person, site }: Principal): Source {
  const [one, another] =
    site === 'alpha' ? (['lin', 'mei'] as const) : (['stranger', 'foreignAdmin'] as const)
  const mine = person ?? one
  const sources: Readonly<Record<Relation, Source>> = {
    own: { of: mine },
    "other's": { of: person === one ? another : one },
    // Of somebody who works outside the unit in which a scoped person's rights hold.
    outside: { of: another },
    'other site': otherSite(site),
    removed: { of: mine, removed: true },
    missing: 'missing',
    'no id': 'missing',
  }
  return sources[relation]
}

/** Whose things lie on the other site. */
export const otherSite = (site: Principal['site']): Source => ({ of: site === 'alpha' ? 'stranger' : 'lin' })

type Asked = { readonly principal: Principal; readonly relation: Relation; readonly marks: readonly Mark[] }

/** The answer that the declaration promises for one cell. */
export function verdictFor(ids: IdMaker, endpoint: Endpoint, { principal, relation, marks }: Asked): Verdict {
  if (endpoint.access !== 'public' && principal.person === undefined) return 'no session'
  if (!mayCall(endpoint, principal)) return 'no right'
  if (relation === 'no id') return 'allowed'
  if (relation !== 'own' && relation !== "other's" && relation !== 'outside') return 'hidden'
  const isReached = (entity: string) => reaches(ids.specimen(entity), endpoint, { principal, relation })
  return marks.every(({ entity }) => isReached(entity)) ? 'allowed' : 'hidden'
}

type Near = {
  readonly principal: Principal
  readonly relation: Extract<Relation, 'own' | "other's" | 'outside'>
}

/** Whether somebody who may call reaches a thing of his site that stands to him in this relation. */
export function reaches({ reach }: Specimen, { access }: Endpoint, { principal, relation }: Near): boolean {
  const isConsole = typeof access === 'object'
  const byReach = {
    own: relation === 'own',
    staff: relation === 'own' || isConsole,
    owner: relation === 'own' || (isConsole && relation !== 'outside'),
    unit: !isConsole || relation !== 'outside',
    whole: !isConsole || !principal.isScoped,
    site: true,
  }
  return byReach[reach]
}

type Judged = {
  readonly endpoint: Endpoint
  readonly principal: Principal
  readonly verdict: Verdict
  readonly response: LightMyRequestResponse
  /** Whether an allowed caller was seen to get 200 with this kind of input. */
  readonly isReached: boolean
  readonly isRaw: boolean
}

const byVerdict = {
  'no session': commonErrors.session_time_out,
  hidden: commonErrors.NOT_FOUND,
} as const

const byDeed = {
  create: commonErrors.NO_RIGHT_CREATE,
  change: commonErrors.NO_RIGHT_WRITE_MSG,
  run: commonErrors.NO_RIGHT_EXECUTE_MSG,
  handle: commonErrors.HANDLE_PERMISSION_DENIED,
} as const

/** The one refusal for want of a right that fits caller and call; a copy of the rule on purpose, not an import. */
export function noRight(
  { access, kind, method, deed }: Endpoint,
  { elsewhere }: Principal,
): ErrorSpec<never> {
  if (wantedBy(access).some((permission) => elsewhere.has(permission))) return commonErrors.INSUFFICIENT_ROLE
  if (kind === 'read') return commonErrors.NO_RIGHT_READ_MSG
  return byDeed[deed ?? (method === 'POST' ? 'create' : 'change')]
}

const refusalFor = ({ endpoint, principal }: Judged, verdict: Exclude<Verdict, 'allowed'>) =>
  verdict === 'no right' ? noRight(endpoint, principal) : byVerdict[verdict]

/** What differs between the answer and the promise. */
export function judge(judged: Judged): string[] {
  const { verdict, response } = judged
  const code = codeOf(response)
  const seen = `${response.statusCode} ${code ?? ''}`.trim()
  if (verdict === 'allowed') return judgeAllowed(judged, code).map((why) => `${seen}: ${why}`)
  const { status, code: expected } = refusalFor(judged, verdict)
  if (response.statusCode === status && code === expected) return []
  // A cookie that never was one has a word of its own (E-016).
  if (verdict === 'no session' && response.statusCode === status && code === neverOne) return []
  return verdict === 'hidden' && showsNothing(judged) ? [] : [`${seen}, expected ${status} ${expected}`]
}

const neverOne = identityErrors.ERROR_TOKEN_INVALID.code
const ofTheGuard = [...Object.values(byDeed), commonErrors.NO_RIGHT_READ_MSG, commonErrors.INSUFFICIENT_ROLE]
const turnedAway = new Set<string>([...Object.values(byVerdict), ...ofTheGuard].map(({ code }) => code))
const alwaysPossible = ['IN_PROGRESS', 'TOO_MANY_REQUESTS', 'SERVER_BUSY', 'NO_SPACE_LEFT'] as const

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
