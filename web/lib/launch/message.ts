/** What a package has said of itself: the fields of SCORM by their names, and what it wants to remember. */
export type Said = { readonly cmi: Readonly<Record<string, string>>; readonly suspendData: string }

/** The same on its way out, with the names of what could not be sent. Without `suspendData` that stays as it was. */
export type Heard = {
  readonly cmi: Said['cmi']
  readonly suspendData: string | undefined
  readonly unsent: readonly string[]
}

/** Between the page of the player and the launcher around a package (D04). Each carries the mark of its launch. */
export type LaunchMessage =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'begin'; readonly learner: { readonly id: string; readonly name: string } } & Said)
  | ({ readonly kind: 'said'; readonly isLast: boolean } & Heard)

type Letter = { readonly data: unknown; readonly origin: string; readonly source: unknown }

/** Whom we expect to hear from: one window, on one of its origins, who knows the mark of this launch. */
type Expected = {
  readonly source: unknown
  readonly isOrigin: (origin: string) => boolean
  readonly token: string
}

/** A long quiz says thousands of fields; they are sent on in pieces. */
const maxFields = 20_000
const maxLetters = 32_000
const maxSuspended = 600_000
const maxUnsent = 50

/** What the server would refuse whole: half a sign, or the sign of nothing. */
const isSound = (text: string) => text.isWellFormed() && !text.includes('\0')

const isRemembered = (text: string) => text.length <= maxSuspended && isSound(text)

/** Parts what can be sent from what cannot, so that one unfit field costs no other. */
export function sendable(fields: readonly (readonly [string, string])[], suspendData: string): Heard {
  const fit = fields.filter(isField).slice(0, maxFields)
  const sent = new Set(fit.map(([name]) => name))
  const unfit = fields.map(([name]) => name).filter((name) => !sent.has(name) && isName(name))
  const isKept = isRemembered(suspendData)
  return {
    cmi: Object.fromEntries(fit),
    suspendData: isKept ? suspendData : undefined,
    unsent: [...(isKept ? [] : ['cmi.suspend_data']), ...unfit].slice(0, maxUnsent),
  }
}

/** A message of this launch, or nothing: what comes from elsewhere or is not well formed is not even answered (A36). */
export function readLetter({ data, origin, source }: Letter, expected: Expected): LaunchMessage | undefined {
  const isFrom = source === expected.source && expected.isOrigin(origin)
  if (!isFrom || !isRecord(data) || !isMarked(data, expected.token)) return undefined
  return data['kind'] === 'ready' ? { kind: 'ready' } : contentOf(data)
}

const isMarked = (data: Record<string, unknown>, token: string) =>
  token.length >= 16 && data['launch'] === token

function contentOf(data: Record<string, unknown>): LaunchMessage | undefined {
  const { kind, learner, isLast, unsent } = data
  const said = saidIn(data)
  if (!said) return undefined
  const { cmi, suspendData } = said
  if (kind === 'said')
    return typeof isLast === 'boolean' && isNames(unsent) ? { kind, isLast, ...said, unsent } : undefined
  return kind === 'begin' && isLearner(learner) && suspendData !== undefined
    ? { kind, learner: { ...learner }, cmi, suspendData }
    : undefined
}

const isLearner = (value: unknown): value is { readonly id: string; readonly name: string } =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'

/** A message as it is sent. */
export const letter = (token: string, message: LaunchMessage) => ({ ...message, launch: token })

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= maxUnsent &&
  value.every((one) => typeof one === 'string' && isName(one))

function saidIn({ cmi, suspendData }: Record<string, unknown>): Omit<Heard, 'unsent'> | undefined {
  const isRead = suspendData === undefined || (typeof suspendData === 'string' && isRemembered(suspendData))
  if (!isRecord(cmi) || !isRead) return undefined
  const fields = Object.entries(cmi)
  return fields.length <= maxFields && fields.every(isField)
    ? { cmi: Object.fromEntries(fields) as Record<string, string>, suspendData }
    : undefined
}

const isName = (name: string) => /^cmi\.[a-z0-9_.]{1,200}$/.test(name)

const isField = ([name, value]: readonly [string, unknown]) =>
  isName(name) && typeof value === 'string' && value.length <= maxLetters && isSound(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
