/** The state of a package: the SCORM fields by name, and its suspend data. */
export type PackageState = { readonly cmi: Readonly<Record<string, string>>; readonly suspendData: string }

/** A report to send, with the names of the fields that could not be sent. Without `suspendData` it stays unchanged. */
export type PackageReport = {
  readonly cmi: PackageState['cmi']
  readonly suspendData: string | undefined
  readonly unsent: readonly string[]
}

/** Messages between the player page and the launcher around a package (D04). Each has the token of its launch. */
export type LaunchMessage =
  | { readonly kind: 'ready' }
  | ({
      readonly kind: 'begin'
      readonly learner: { readonly id: string; readonly name: string }
    } & PackageState)
  | ({ readonly kind: 'said'; readonly isLast: boolean } & PackageReport)

type Letter = { readonly data: unknown; readonly origin: string; readonly source: unknown }

/** The expected sender: one window, on one of its origins, with the token of this launch. */
type Expected = {
  readonly source: unknown
  readonly isOrigin: (origin: string) => boolean
  readonly token: string
}

/** A long quiz has thousands of fields; they are sent in pieces. */
const maxFields = 20_000
const maxLetters = 32_000
const maxSuspended = 600_000
const maxUnsent = 50

/** The server would reject the whole report: a lone surrogate or a NUL. */
const isSound = (text: string) => text.isWellFormed() && !text.includes('\0')

const isRemembered = (text: string) => text.length <= maxSuspended && isSound(text)

/** Separates the fields that can be sent from the others, so that one bad field does not affect the rest. */
export function sendable(fields: readonly (readonly [string, string])[], suspendData: string): PackageReport {
  const fit = fields.filter(isField).slice(0, maxFields)
  const sent = new Set(fit.map(([name]) => name))
  const unfit = fields.map(([name]) => name).filter((name) => !sent.has(name) && isName(name))
  const isStorable = isRemembered(suspendData)
  return {
    cmi: Object.fromEntries(fit),
    suspendData: isStorable ? suspendData : undefined,
    unsent: [...(isStorable ? [] : ['cmi.suspend_data']), ...unfit].slice(0, maxUnsent),
  }
}

/** A message of this launch, or undefined: foreign and malformed messages are ignored (A36). */
export function readLetter({ data, origin, source }: Letter, expected: Expected): LaunchMessage | undefined {
  const isFrom = source === expected.source && expected.isOrigin(origin)
  if (!isFrom || !isRecord(data) || !isMarked(data, expected.token)) return undefined
  return data['kind'] === 'ready' ? { kind: 'ready' } : contentOf(data)
}

const isMarked = (data: Record<string, unknown>, token: string) =>
  token.length >= 16 && data['launch'] === token

function contentOf(data: Record<string, unknown>): LaunchMessage | undefined {
  const { kind, learner, isLast, unsent } = data
  const state = readState(data)
  if (!state) return undefined
  const { cmi, suspendData } = state
  if (kind === 'said')
    return typeof isLast === 'boolean' && isNames(unsent) ? { kind, isLast, ...state, unsent } : undefined
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
  value.every((item) => typeof item === 'string' && isName(item))

function readState({ cmi, suspendData }: Record<string, unknown>): Omit<PackageReport, 'unsent'> | undefined {
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
