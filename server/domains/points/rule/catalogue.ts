import { taskTypes } from '@lyceum/contract/points'

export type Period = 'DAY' | 'MONTH' | 'ONCE'

/** What a rule says: so many points, at most so many times in a period, while it is on and within its time. */
export type Rule = {
  readonly name: string
  readonly points: number
  readonly period: Period
  readonly times: number
  readonly isOn: boolean
  readonly activeFrom: Date | null
  readonly activeUntil: Date | null
}

type Default = readonly [points: number, period: Period, times: number]

/** The values a site begins with; all of them can be changed in the console. */
const defaults: Readonly<Record<string, Default>> = {
  login: [1, 'DAY', 1],
  signIn: [2, 'DAY', 1],
  streak: [5, 'DAY', 1],
  courseCompleted: [10, 'DAY', 5],
  courseRated: [1, 'DAY', 5],
  openClass: [1, 'DAY', 3],
  score60: [2, 'DAY', 20],
  score70: [4, 'DAY', 20],
  score80: [6, 'DAY', 20],
  score90: [8, 'DAY', 20],
  comment: [1, 'DAY', 5],
  share: [1, 'DAY', 5],
  likeReceived: [1, 'DAY', 10],
  topic: [2, 'DAY', 5],
  answer: [2, 'DAY', 5],
  challengeWon: [3, 'DAY', 5],
  ...Object.fromEntries(taskTypes.map((type) => [`task.${type}`, [5, 'DAY', 1] satisfies Default])),
}

export const catalogue: readonly Rule[] = Object.entries(defaults).map(([name, [points, period, times]]) => ({
  name,
  points,
  period,
  times,
  isOn: true,
  activeFrom: null,
  activeUntil: null,
}))
