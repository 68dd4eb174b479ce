import { sentence } from '@lyceum/contract/kit'
import { learningErrors, type LockCode } from '@lyceum/contract/learning'
import type { Ctx } from '#platform/ctx'
import { formatTime } from '#platform/time/format-time'
import type { Lock } from './module-lock.ts'

type Window = { readonly studyFrom: Date | null; readonly studyUntil: Date | null }

/** Outside its study window a course is locked as a whole, whatever the state of its modules. */
export function windowLock(ctx: Pick<Ctx, 'now' | 'locale' | 'site'>, window: Window): Lock | undefined {
  const { studyFrom, studyUntil } = window
  const shownTime = (moment: Date) => formatTime(moment, ctx.site.zone)
  const lockWith = (code: Extract<LockCode, `STUDY_${string}`>, filling: Lock['filling']): Lock => ({
    code,
    filling,
    sentence: sentence(learningErrors[code], ctx.locale, filling),
    why: null,
  })
  if (studyFrom && ctx.now < studyFrom) return lockWith('STUDY_NOT_BEGUN', { from: shownTime(studyFrom) })
  return studyUntil && ctx.now >= studyUntil
    ? lockWith('STUDY_OVER', { until: shownTime(studyUntil) })
    : undefined
}
