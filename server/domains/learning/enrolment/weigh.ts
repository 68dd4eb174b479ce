import { commonErrors } from '@lyceum/contract/kit'
import { learningErrors } from '@lyceum/contract/learning'
import { type Offer, titlesOf } from '#domains/course'
import { audienceKeysOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { Failure } from '#platform/failure'
import { decideEnrolment, type EnrolmentStatus, type Refusal } from '../enrol-rules.ts'
import { shownOnSite } from '#platform/shown-time'
import { clashAmong } from './clash.ts'
import { completedAmong } from './store.ts'

type Wish = {
  readonly offer: Offer
  readonly seats: { readonly taken: number; readonly waiting: number }
  readonly current: { readonly status: EnrolmentStatus } | undefined
}

/** As what somebody would be let in right now, or the refusal with its sentence: the first reason found. */
export async function weigh(ctx: Ctx, { offer, seats, current }: Wish) {
  const keys = await audienceKeysOf(ctx.db, ctx.actor.id)
  const missingPrerequisite = await openPrerequisite(ctx, offer)
  const clash = await clashAmong(ctx, offer)
  const decision = decideEnrolment({
    ...offer,
    ...seats,
    now: ctx.now,
    isInAudience: offer.audience.some((key) => keys.includes(key)),
    isShutOut: offer.isClosedToExternals && ctx.actor.isExternal,
    current,
    missingPrerequisite,
    clash,
  })
  if ('status' in decision) return decision.status
  return failureOf(ctx, decision.refused, { offer, missingPrerequisite, clash })
}

/** The title of a course that must be completed before, and was not. */
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

function failureOf(ctx: Ctx, refusal: Refusal, { offer, missingPrerequisite = '', clash = '' }: Reason) {
  const from = offer.applyFrom ? shownOnSite(offer.applyFrom, ctx.site.zone) : ''
  if (refusal === 'EXTERNAL_NO_ACCESS') return new Failure(commonErrors.EXTERNAL_NO_ACCESS)
  if (refusal === 'FAILPREREQUISITE')
    return new Failure(learningErrors[refusal], { title: missingPrerequisite })
  if (refusal === 'TIMECONFLICT') return new Failure(learningErrors[refusal], { title: clash })
  if (refusal === 'ERROR_BEFORE_APPLICATION_TIME') return new Failure(learningErrors[refusal], { from })
  return new Failure(learningErrors[refusal])
}
