import { type RuleName, type RuleDomain, ruleNames } from '@lyceum/contract/points'

export type Period = 'DAY' | 'MONTH' | 'ONCE'

/** A rule: so many points, at most so many times in a period, while it is on and within its dates. */
export type Rule = {
  readonly name: string
  readonly points: number
  readonly period: Period
  readonly times: number
  readonly isOn: boolean
  readonly activeFrom: Date | null
  readonly activeUntil: Date | null
}

type Default = readonly [room: RuleDomain, points: number, period: Period, times: number]

/** The default values of a site; all of them can be changed in the console. */
const defaults: Readonly<Partial<Record<RuleName, Default>>> = {
  login: ['identity', 1, 'DAY', 1],
  signIn: ['points', 2, 'DAY', 1],
  streak: ['points', 5, 'DAY', 1],
  courseCompleted: ['learning', 10, 'DAY', 5],
  courseRated: ['learning', 1, 'DAY', 5],
  openClass: ['learning', 1, 'DAY', 3],
  score60: ['exam', 2, 'DAY', 20],
  score70: ['exam', 4, 'DAY', 20],
  score80: ['exam', 6, 'DAY', 20],
  score90: ['exam', 8, 'DAY', 20],
  comment: ['social', 1, 'DAY', 5],
  share: ['social', 1, 'DAY', 5],
  likeReceived: ['social', 1, 'DAY', 10],
  topic: ['circle', 2, 'DAY', 5],
  answer: ['qa', 2, 'DAY', 5],
  challengeWon: ['pk', 3, 'DAY', 5],
}

const task: Default = ['task', 5, 'DAY', 1]

type Standard = Rule & { readonly name: RuleName; readonly domain: RuleDomain }

export const catalogue: readonly Standard[] = ruleNames.map((name) => {
  const [domain, points, period, times]: Default = defaults[name] ?? task
  return { name, domain, points, period, times, isOn: true, activeFrom: null, activeUntil: null }
})
