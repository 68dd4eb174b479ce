import type { SuspicionKind } from '@lyceum/contract/points'

/** How many days back likes are counted. */
export const likeDays = 7
/** So many likes in both directions make a ring. */
const ringTimes = 5
/** From this many likes on … */
const partnerLikes = 10
/** … this share from one person makes that person a partner. */
const partnerShare = 0.8
/** So many things opened one after the other, each sooner than this after the one before. */
const paceSteps = 3
const paceMs = 1000

/** The evidence: how often, out of how many, within how many seconds; with whom, if it is one person. */
export type Doubt = {
  readonly kind: SuspicionKind
  readonly partnerId?: string
  readonly count: number
  readonly of: number
  readonly seconds: number
}

type Likes = {
  readonly partnerId: string
  /** Likes the author got from this person, including the current one. */
  readonly fromPartner: number
  /** Likes this person got from the author. */
  readonly toPartner: number
  /** Likes the author got from everybody, including the current one. */
  readonly received: number
}

/** Whether a like belongs to a ring of two, or to an author whom nearly nobody else likes. */
export function doubtAboutLikes({ partnerId, fromPartner, toPartner, received }: Likes): Doubt | undefined {
  const seconds = likeDays * 86_400
  if (fromPartner >= ringTimes && toPartner >= ringTimes)
    return { kind: 'ring', partnerId, count: fromPartner, of: toPartner, seconds }
  if (received >= partnerLikes && fromPartner / received >= partnerShare)
    return { kind: 'partner', partnerId, count: fromPartner, of: received, seconds }
  return undefined
}

/** Whether the newest of these moments ends a run that is too fast for a reader. */
export function doubtAboutPace(moments: readonly Date[]): Doubt | undefined {
  const newestFirst = moments.map((moment) => moment.getTime()).toSorted((a, b) => b - a)
  const breaks = newestFirst.findIndex((at, index) => {
    const before = newestFirst[index + 1]
    return before === undefined || at - before >= paceMs
  })
  const run = newestFirst.slice(0, breaks + 1)
  if (run.length <= paceSteps) return undefined
  const spanMs = (run[0] ?? 0) - (run.at(-1) ?? 0)
  return { kind: 'pace', count: run.length, of: run.length, seconds: Math.max(1, Math.ceil(spanMs / 1000)) }
}
