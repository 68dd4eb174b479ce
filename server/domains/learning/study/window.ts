import { sentence } from '@lyceum/contract/kit'
import { learningErrors, type LockCode } from '@lyceum/contract/learning'
import type { Ctx } from '#platform/ctx'
import { shownOnSite } from '#platform/shown-time'
import type { Lock } from './lock.ts'

type Window = { readonly studyFrom: Date | null; readonly studyUntil: Date | null }

/** A course outside its time of study is shut as a whole, whatever stands with its modules. */
export function windowLock(ctx: Pick<Ctx, 'now' | 'locale' | 'site'>, window: Window): Lock | undefined {
  const { studyFrom, studyUntil } = window
  const told = (moment: Date) => shownOnSite(moment, ctx.site.zone)
  const shut = (code: Extract<LockCode, `STUDY_${string}`>, filling: Lock['filling']): Lock => ({
    code,
    filling,
    sentence: sentence(learningErrors[code], ctx.locale, filling),
    why: null,
  })
  if (studyFrom && ctx.now < studyFrom) return shut('STUDY_NOT_BEGUN', { from: told(studyFrom) })
  return studyUntil && ctx.now >= studyUntil ? shut('STUDY_OVER', { until: told(studyUntil) }) : undefined
}
