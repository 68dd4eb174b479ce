import { commonErrors } from '@lyceum/contract/kit'
import { learningErrors } from '@lyceum/contract/learning'
import { type Offer, titlesOf } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'
import { decideEnrolment, type EnrolmentStatus, type EnrolmentError } from '../enrol-rules.ts'
import { formatTime } from '#platform/time/format-time'
import { clashAmong } from './find-clash.ts'
import { completedAmong } from './store.ts'

type EnrolmentCheck = {
  readonly offer: Offer
  readonly seats: { readonly taken: number; readonly waiting: number }
  readonly current: { readonly status: EnrolmentStatus } | undefined
}

/** The status an enrolment would get right now, or the first error with its message. */
export async function checkEnrolment(ctx: Ctx, { offer, seats, current }: EnrolmentCheck) {
  const keys = await audienceKeysOf(ctx.db, ctx.actor.id)
  const missingPrerequisite = await openPrerequisite(ctx, offer)
  const clash = await clashAmong(ctx, offer)
  const decision = decideEnrolment({
    ...offer,
    ...seats,
    now: ctx.now,
    isInAudience: offer.audience.some((key) => keys.includes(key)),
    isExcluded: offer.isClosedToExternals && ctx.actor.isExternal,
    current,
    missingPrerequisite,
    clash,
  })
  if ('status' in decision) return decision.status
  return failureOf(ctx, decision.refused, { offer, missingPrerequisite, clash })
}

/** The title of a prerequisite that is not completed. */
async function openPrerequisite(ctx: Ctx, { prerequisites }: Offer): Promise<string | undefined> {
  const done = await completedAmong(ctx.db, ctx.actor.id, prerequisites)
  const open = prerequisites.find((courseId) => !done.has(courseId))
  return open === undefined ? undefined : ((await titlesOf(ctx.db, [open])).get(open) ?? '')
}

type Reason = {
  readonly offer: Offer
  readonly missingPrerequisite: string | undefined
  readonly clash: string | undefined
}

function failureOf(ctx: Ctx, code: EnrolmentError, { offer, missingPrerequisite = '', clash = '' }: Reason) {
  const from = offer.applyFrom ? formatTime(offer.applyFrom, ctx.site.zone) : ''
  if (code === 'EXTERNAL_NO_ACCESS') return new AppError(commonErrors.EXTERNAL_NO_ACCESS)
  if (code === 'FAILPREREQUISITE') return new AppError(learningErrors[code], { title: missingPrerequisite })
  if (code === 'TIMECONFLICT') return new AppError(learningErrors[code], { title: clash })
  if (code === 'ERROR_BEFORE_APPLICATION_TIME') return new AppError(learningErrors[code], { from })
  return new AppError(learningErrors[code])
}
