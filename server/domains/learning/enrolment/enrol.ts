import { type enrol as contract, learningErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type Offer, offerOf } from '#domains/course'
import { ownFiles } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail, AppError } from '#platform/app-error'
import { placesAfter } from '../enrol-rules.ts'
import { askNext } from './ask-approval.ts'
import { begin } from './begin-course.ts'
import { currentEnrolment, insertEnrolment, lockSeats, placeInQueue, updateSeats } from './store.ts'
import { checkEnrolment } from './check-enrolment.ts'

export async function enrol(
  ctx: Ctx,
  { itmId, formFileId }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const offer = (await offerOf(ctx.db, itmId)) ?? fail(commonErrors.NOT_FOUND)
  const formId = await ownForm(ctx, offer, formFileId)
  // From here on other enrolments in this course wait: what is read stays true until it is written.
  const seats = await lockSeats(ctx.db, itmId)
  const current = await currentEnrolment(ctx.db, itmId, ctx.actor.id)
  const status = await checkEnrolment(ctx, { offer, seats, current })
  if (status instanceof AppError) throw status
  if (offer.needsFormImage && formId === null) fail(learningErrors.REGISTER_IMAGE_REQUIRED)

  const { queueNumber, ...places } = placesAfter(seats, status)
  const accountId = ctx.actor.id
  const appId = await insertEnrolment(ctx.db, {
    courseId: itmId,
    accountId,
    versionId: offer.versionId,
    round: (current?.round ?? 0) + 1,
    status,
    holdsSeat: queueNumber === null,
    queueNumber,
    formFileId: formId,
    dueAt: null,
    appliedAt: ctx.now,
    beganAt: null,
  })
  await updateSeats(ctx.db, itmId, places)
  if (status === 'PENDING') await askNext(ctx, { enrolmentId: appId, accountId, offer, step: 1 })
  if (status === 'IN_PROGRESS') await begin(ctx, offer, { enrolmentId: appId, accountId })
  const queuePlace = queueNumber === null ? null : await placeInQueue(ctx.db, itmId, queueNumber)
  return { appId, appStatus: status, queuePlace }
}

/** The uploaded form; another person's file is not found, and where no form is required none is stored. */
async function ownForm(ctx: Ctx, offer: Offer, formFileId: string | null): Promise<string | null> {
  if (formFileId === null) return null
  const [form] = await ownFiles(ctx, { ids: [formFileId] })
  return offer.needsFormImage && form?.purpose === 'registration' ? form.id : null
}
