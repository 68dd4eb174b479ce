import { sentence } from '@lyceum/contract/kit'
import type { Result } from '@lyceum/contract/kit'
import { type getCourseDetail, learningErrors } from '@lyceum/contract/learning'
import { type Offer, prerequisitesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'
import { checkEnrolment } from '../enrolment/check-enrolment.ts'
import { mayLeave } from '../enrol-rules.ts'
import { isIn, type OpenCourse } from '../enrolment/open-course.ts'
import { windowLock } from '../study/study-window.ts'

type Entry = Result<typeof getCourseDetail>['entry']
type Seats = { readonly taken: number; readonly waiting: number }

const nothing = { refusal: '', sentence: '', canLeave: false }

/** The action of the entry button: decided by the same rules as when it is pressed. */
export async function entryOf(ctx: Ctx, open: OpenCourse, seats: Seats): Promise<Entry> {
  const under = entryInProgress(ctx, open)
  if (under) return under
  const isOver = isIn(open.current)
  const answer = await decideEntry(ctx, open, seats)
  if (typeof answer === 'string') return { ...nothing, way: isOver ? 'again' : actionByStatus[answer] }
  return { ...(answer ? errorFields(ctx, answer) : nothing), way: isOver ? 'review' : 'none' }
}

/** Enrolled people continue, and applicants wait. */
function entryInProgress(ctx: Ctx, { course, current }: OpenCourse): Entry | undefined {
  if (current?.status === 'IN_PROGRESS')
    return { ...closedFields(ctx, course), way: 'study', canLeave: mayLeave(current) }
  if (current?.status === 'WAITING') return { ...nothing, way: 'wait', canLeave: true }
  if (current?.status !== 'PENDING') return undefined
  return { ...errorFields(ctx, new AppError(learningErrors.APPROVAL_PENDING)), way: 'wait', canLeave: true }
}

/** Tells enrolled people when the study window has not opened yet, or is over. */
function closedFields(ctx: Ctx, course: OpenCourse['course']) {
  const lock = windowLock(ctx, course)
  return { refusal: lock?.code ?? '', sentence: lock?.sentence ?? '' }
}

/** An unpublished course cannot be entered, and gives no reason. */
async function decideEntry(ctx: Ctx, { course, current }: OpenCourse, seats: Seats) {
  if (course.state !== 'published') return undefined
  const offer: Offer = { ...course, prerequisites: await prerequisitesOf(ctx.db, course.id) }
  return checkEnrolment(ctx, { offer, seats, current })
}

const actionByStatus = { IN_PROGRESS: 'enrol', PENDING: 'apply', WAITING: 'queue' } as const

const errorFields = (ctx: Ctx, { spec, filling }: AppError) => ({
  refusal: spec.code,
  sentence: sentence(spec, ctx.locale, filling),
  canLeave: false,
})
