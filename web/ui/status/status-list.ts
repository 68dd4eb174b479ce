import type { Tone } from '../feedback/status-dot.tsx'

/** How a state is shown: a dot with text, or a filled tag where the state is the result. */
type Look = { readonly tone: Tone | 'plain'; readonly isTag?: true }

const dot = (tone: Tone): Look => ({ tone })
const tag = (tone: Tone | 'plain'): Look => ({ tone, isTag: true })

/** Every state of the application and its tone. The texts are in `text`, and always beside the colour. */
export const statusList = {
  course: {
    notEnrolled: dot('open'),
    pending: dot('warning'),
    waiting: dot('warning'),
    learning: dot('brand'),
    completed: dot('success'),
    passed: dot('success'),
    failed: dot('error'),
    abandoned: dot('past'),
    rejected: dot('error'),
    cancelled: dot('past'),
  },
  module: {
    notAttempted: dot('open'),
    browsed: dot('brand'),
    viewed: dot('success'),
    saved: dot('brand'),
    submitted: dot('success'),
    passed: dot('success'),
    completed: dot('success'),
  },
  scoring: {
    notScored: dot('open'),
    scoring: dot('brand'),
    scored: dot('success'),
    pass: tag('success'),
    fail: tag('error'),
    broken: dot('error'),
  },
  answer: { answered: tag('brand'), unanswered: tag('open'), marked: tag('reward') },
  approval: {
    inApproval: dot('warning'),
    approved: dot('success'),
    declined: dot('error'),
    withdrawn: dot('past'),
  },
  evaluation: {
    unknown: dot('past'),
    notStarted: dot('open'),
    toEvaluate: dot('warning'),
    evaluated: dot('success'),
    expired: dot('past'),
  },
  session: { notStarted: dot('open'), ongoing: dot('brand'), ended: dot('past') },
  level: { locked: dot('past'), toOpen: dot('open'), inProgress: dot('brand'), completed: dot('reward') },
  delivery: {
    notShipped: dot('warning'),
    shipped: dot('brand'),
    received: dot('success'),
    cancelled: dot('past'),
  },
  review: { awaiting: dot('warning'), approved: dot('success'), rejected: dot('error') },
  practice: { notMastered: tag('error'), mastered: tag('success') },
  task: { unfinished: dot('open'), claimable: dot('reward'), claimed: dot('success') },
  lecturer: {
    honorary: tag('reward'),
    first: tag('brand'),
    second: tag('plain'),
    third: tag('plain'),
    external: tag('open'),
    internal: tag('open'),
    fullTime: tag('open'),
    partTime: tag('open'),
  },
} as const satisfies Record<string, Record<string, Look>>

type StatusFamily = keyof typeof statusList

/** One state: `{ family: 'course', status: 'learning' }`. */
export type StatusOf = {
  [F in StatusFamily]: { readonly family: F; readonly status: keyof (typeof statusList)[F] & string }
}[StatusFamily]

export function lookOf({ family, status }: StatusOf): Look {
  const looks: Readonly<Record<string, Look>> = statusList[family]
  return looks[status] ?? dot('past')
}
