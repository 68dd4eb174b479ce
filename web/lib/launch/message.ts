/** What a package has said of itself: the fields of SCORM by their names, and what it wants to remember. */
export type Said = { readonly cmi: Readonly<Record<string, string>>; readonly suspendData: string }

/** Between the page of the player and the launcher around a package (D04). Each carries the mark of its launch. */
export type LaunchMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'begin'; readonly learner: { readonly id: string; readonly name: string } } & Said)
  | ({ readonly kind: 'said'; readonly isLast: boolean } & Said)

type Letter = { readonly data: unknown; readonly origin: string; readonly source: unknown }

/** Whom we expect to hear from: one window, on one of its origins, who knows the mark of this launch. */
type Expected = {
  readonly source: unknown
  readonly isOrigin: (origin: string) => boolean
  readonly token: string
}

const maxFields = 500
const maxLetters = 4000
const maxSuspended = 600_000

/** A message of this launch, or nothing: what comes from elsewhere or is not well formed is not even answered (A36). */
export function readLetter({ data, origin, source }: Letter, expected: Expected): LaunchMessage | undefined {
  const isFrom = source === expected.source && expected.isOrigin(origin)
  if (!isFrom || !isRecord(data) || !isMarked(data, expected.token)) return undefined
  return data['kind'] === 'ready' ? { kind: 'ready' } : contentOf(data)
}

const isMarked = (data: Record<string, unknown>, token: string) =>
  token.length >= 16 && data['launch'] === token

function contentOf(data: Record<string, unknown>): LaunchMessage | undefined {
  const { kind, learner, isLast } = data
  const said = saidIn(data)
  if (!said) return undefined
  if (kind === 'said') return typeof isLast === 'boolean' ? { kind, isLast, ...said } : undefined
  return kind === 'begin' && isLearner(learner) ? { kind, learner: { ...learner }, ...said } : undefined
}

const isLearner = (value: unknown): value is { readonly id: string; readonly name: string } =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'

/** A message as it is sent. */
export const letter = (token: string, message: LaunchMessage) => ({ ...message, launch: token })

function saidIn({ cmi, suspendData }: Record<string, unknown>): Said | undefined {
  if (!isRecord(cmi) || typeof suspendData !== 'string' || suspendData.length > maxSuspended) return undefined
  const fields = Object.entries(cmi)
  return fields.length <= maxFields && fields.every(isField)
    ? { cmi: Object.fromEntries(fields) as Record<string, string>, suspendData }
    : undefined
}

const isField = ([name, value]: [string, unknown]) =>
  /^cmi\.[a-z0-9_.]{1,200}$/.test(name) && typeof value === 'string' && value.length <= maxLetters

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
