import type { Scope } from '#platform/ctx'

/** A file is kept so long after it was made. */
export const keptMs = 7 * 86_400_000

/** So many files somebody may have in the making. */
export const mostUnderWay = 5

/** Whoever held a right somewhere must hold it there still: a file made for the whole site is not for one unit's hands. */
export function stillCovers(then: readonly Scope[], now: readonly Scope[]): boolean {
  if (now.some(({ kind }) => kind === 'site')) return true
  const held = new Set(now.map(placeOf))
  return then.length > 0 && then.every((scope) => held.has(placeOf(scope)))
}

const placeOf = (scope: Scope) => (scope.kind === 'site' ? 'site' : `${scope.kind}:${scope.id}`)

type Called = {
  readonly title: string
  /** Of which exam or course; empty where it is of none. */
  readonly subject: string
  /** On the clocks of the site. */
  readonly shownTime: string
  readonly format: string
}

/** `考试成绩-安全月考-20260318-0905.xlsx`; what no disk takes in a name becomes a line. */
export function fileName({ title, subject, shownTime, format }: Called): string {
  const stamp = shownTime.replace(/[-:]/g, '').replace(' ', '-').slice(0, 13)
  const about = subject.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_').slice(0, 40)
  return `${[title, about, stamp].filter(Boolean).join('-')}.${format}`
}
