import { identityErrors } from '@lyceum/contract/identity'
import { commonErrors, type Endpoint, type ErrorSpec } from '@lyceum/contract/kit'
import type { LightMyRequestResponse } from 'fastify'
import type { Mark } from './generate/draft.ts'
import type { IdMaker, Source } from './generate/ids.ts'
import { mayCall, type Principal, wantedBy } from './env/principals.ts'
import type { Fixture } from '../fixtures.ts'

/** How the ids of a call relate to the caller. */
export type Relation = 'no id' | 'own' | "other's" | 'outside' | 'other site' | 'missing' | 'removed'

/** What the declaration promises: a business answer, or one of three errors. */
export type Expectation = 'allowed' | 'no session' | 'no right' | 'hidden'

export function relationsFor(marks: readonly Mark[], principal: Principal, ids: IdMaker): Relation[] {
  if (marks.length === 0) return ['no id']
  const canRemove = marks.every(({ entity }) => ids.fixture(entity).remove !== undefined)
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

/** Whose things are used for a relation. */
export function sourceOf(relation: Relation, { person, site }: Principal): Source {
  const [first, another] =
    site === 'alpha' ? (['lin', 'mei'] as const) : (['stranger', 'foreignAdmin'] as const)
  const mine = person ?? first
  const sources: Readonly<Record<Relation, Source>> = {
    own: { of: mine },
    "other's": { of: person === first ? another : first },
    // Of somebody who works outside the unit of a scoped person's permissions.
    outside: { of: another },
    'other site': otherSite(site),
    removed: { of: mine, removed: true },
    missing: 'missing',
    'no id': 'missing',
  }
  return sources[relation]
}

/** Whose things are used on the other site. */
export const otherSite = (site: Principal['site']): Source => ({ of: site === 'alpha' ? 'stranger' : 'lin' })

type Cell = { readonly principal: Principal; readonly relation: Relation; readonly marks: readonly Mark[] }

/** The answer that the declaration promises for one cell. */
export function expectationFor(
  ids: IdMaker,
  endpoint: Endpoint,
  { principal, relation, marks }: Cell,
): Expectation {
  if (endpoint.access !== 'public' && principal.person === undefined) return 'no session'
  if (!mayCall(endpoint, principal)) return 'no right'
  if (relation === 'no id') return 'allowed'
  if (relation !== 'own' && relation !== "other's" && relation !== 'outside') return 'hidden'
  const isReached = (entity: string) => reaches(ids.fixture(entity), endpoint, { principal, relation })
  return marks.every(({ entity }) => isReached(entity)) ? 'allowed' : 'hidden'
}

type Near = {
  readonly principal: Principal
  readonly relation: Extract<Relation, 'own' | "other's" | 'outside'>
}

/** Whether an allowed caller reaches a thing of the site with this relation. */
export function reaches({ reach }: Fixture, { access }: Endpoint, { principal, relation }: Near): boolean {
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

type CheckedCall = {
  readonly endpoint: Endpoint
  readonly principal: Principal
  readonly expectation: Expectation
  readonly response: LightMyRequestResponse
  /** Whether an allowed caller got 200 with this kind of input. */
  readonly isReached: boolean
  readonly isRaw: boolean
}

const errorByExpectation = {
  'no session': commonErrors.session_time_out,
  hidden: commonErrors.NOT_FOUND,
} as const

const errorByAction = {
  create: commonErrors.NO_RIGHT_CREATE,
  change: commonErrors.NO_RIGHT_WRITE_MSG,
  run: commonErrors.NO_RIGHT_EXECUTE_MSG,
  handle: commonErrors.HANDLE_PERMISSION_DENIED,
} as const

/** The permission error for this caller and call; a copy of the rule on purpose, not an import. */
export function noRight(
  { access, kind, method, deed }: Endpoint,
  { elsewhere }: Principal,
): ErrorSpec<never> {
  if (wantedBy(access).some((permission) => elsewhere.has(permission))) return commonErrors.INSUFFICIENT_ROLE
  if (kind === 'read') return commonErrors.NO_RIGHT_READ_MSG
  return errorByAction[deed ?? (method === 'POST' ? 'create' : 'change')]
}

const errorFor = ({ endpoint, principal }: CheckedCall, expectation: Exclude<Expectation, 'allowed'>) =>
  expectation === 'no right' ? noRight(endpoint, principal) : errorByExpectation[expectation]

/** How the answer differs from the expectation. */
export function checkResponse(checked: CheckedCall): string[] {
  const { expectation, response } = checked
  const code = codeOf(response)
  const seen = `${response.statusCode} ${code ?? ''}`.trim()
  if (expectation === 'allowed') return checkAllowed(checked, code).map((why) => `${seen}: ${why}`)
  const { status, code: expected } = errorFor(checked, expectation)
  if (response.statusCode === status && code === expected) return []
  // A cookie that was never valid has its own error code (E-016).
  if (expectation === 'no session' && response.statusCode === status && code === neverOne) return []
  return expectation === 'hidden' && showsNothing(checked) ? [] : [`${seen}, expected ${status} ${expected}`]
}

const neverOne = identityErrors.ERROR_TOKEN_INVALID.code
const ofTheGuard = [
  ...Object.values(errorByAction),
  commonErrors.NO_RIGHT_READ_MSG,
  commonErrors.INSUFFICIENT_ROLE,
]
const turnedAway = new Set<string>(
  [...Object.values(errorByExpectation), ...ofTheGuard].map(({ code }) => code),
)
const alwaysPossible = ['IN_PROGRESS', 'TOO_MANY_REQUESTS', 'SERVER_BUSY', 'NO_SPACE_LEFT'] as const

function checkAllowed({ endpoint, response, isRaw }: CheckedCall, code: string | undefined): string[] {
  if (response.statusCode === 200 || code === undefined) return []
  if (turnedAway.has(code)) return ['an allowed caller was turned away']
  const declared = (endpoint.errors ?? []).map((spec) => spec.code)
  // A form or a stream cannot be generated from a schema, so such a call may reject its input.
  const possible = new Set([...alwaysPossible, ...declared, ...(isRaw ? ['INVALID_INPUT'] : [])])
  if (possible.has(code)) return []
  return [code === 'INVALID_INPUT' ? 'a valid input was refused' : 'the code is not declared']
}

/**
 * Other answers that also hide a thing: a filter that matches nothing, and input that is rejected by its own rules before
 * the id is checked. Both must still be the same for everything hidden.
 */
function showsNothing({ endpoint, response, isReached }: CheckedCall): boolean {
  const { statusCode } = response
  const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 403
  return isEmptyList(endpoint, response) || (!isReached && isRefused)
}

export function codeOf(response: LightMyRequestResponse): string | undefined {
  if (!String(response.headers['content-type']).startsWith('application/json')) return undefined
  const { errCode } = response.json<{ errCode?: string }>()
  return errCode
}

/** A filter by something that is not visible may also return an empty list. */
function isEmptyList({ kind, query }: Endpoint, response: LightMyRequestResponse): boolean {
  if (kind !== 'read' || !query || response.statusCode !== 200) return false
  const { result } = response.json<{ result: unknown }>()
  const records = Array.isArray(result) ? result : (result as { records?: unknown } | null)?.records
  return Array.isArray(records) && records.length === 0
}
