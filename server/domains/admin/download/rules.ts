import type { Scope } from '#platform/ctx'

/** How long a file is kept after it was made. */
export const retentionMs = 7 * 86_400_000

/** Maximum number of files a person may have in progress. */
export const maxInProgress = 5

/** The current scopes must cover the old ones: a file made for the whole site is not for somebody with one unit. */
export function stillCovers(then: readonly Scope[], now: readonly Scope[]): boolean {
  if (now.some(({ kind }) => kind === 'site')) return true
  const currentPlaces = new Set(now.map(placeOf))
  return then.length > 0 && then.every((scope) => currentPlaces.has(placeOf(scope)))
}

const placeOf = (scope: Scope) => (scope.kind === 'site' ? 'site' : `${scope.kind}:${scope.id}`)

type Called = {
  readonly title: string
  /** The exam or course it is about; empty if none. */
  readonly subject: string
  /** In the site's time zone. */
  readonly shownTime: string
  readonly format: string
}

/** `考试成绩-安全月考-20260318-0905.xlsx`; characters that file systems reject become a dash. */
export function fileName({ title, subject, shownTime, format }: Called): string {
  const stamp = shownTime.replace(/[-:]/g, '').replace(' ', '-').slice(0, 13)
  const about = subject.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_').slice(0, 40)
  return `${[title, about, stamp].filter(Boolean).join('-')}.${format}`
}
