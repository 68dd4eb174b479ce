import { sentence } from '@lyceum/contract/kit'
import type { Result } from '@lyceum/contract/kit'
import { type getCourseDetail, learningErrors } from '@lyceum/contract/learning'
import { type Offer, prerequisitesOf } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import { Failure } from '#platform/failure'
import { weigh } from '../enrolment/weigh.ts'
import { mayLeave } from '../enrol-rules.ts'
import { isIn, type OpenCourse } from '../open-course.ts'
import { windowLock } from '../study/window.ts'

type Entry = Result<typeof getCourseDetail>['entry']
type Seats = { readonly taken: number; readonly waiting: number }

const nothing = { refusal: '', sentence: '', canLeave: false }

/** What the first button does: the same rules decide here as when it is pressed. */
export async function entryOf(ctx: Ctx, open: OpenCourse, seats: Seats): Promise<Entry> {
  const under = underWay(ctx, open)
  if (under) return under
  const isOver = isIn(open.current)
  const answer = await weighed(ctx, open, seats)
  if (typeof answer === 'string') return { ...nothing, way: isOver ? 'again' : ways[answer] }
  return { ...(answer ? spoken(ctx, answer) : nothing), way: isOver ? 'review' : 'none' }
}

/** Whoever is in or on the way in goes on, or waits. */
function underWay(ctx: Ctx, { course, current }: OpenCourse): Entry | undefined {
  if (current?.status === 'IN_PROGRESS')
    return { ...shutWords(ctx, course), way: 'study', canLeave: mayLeave(current) }
  if (current?.status === 'WAITING') return { ...nothing, way: 'wait', canLeave: true }
  if (current?.status !== 'PENDING') return undefined
  return { ...spoken(ctx, new Failure(learningErrors.APPROVAL_PENDING)), way: 'wait', canLeave: true }
}

/** Whoever is in hears when its time of study has not come, or is over. */
function shutWords(ctx: Ctx, course: OpenCourse['course']) {
  const shut = windowLock(ctx, course)
  return { refusal: shut?.code ?? '', sentence: shut?.sentence ?? '' }
}

/** A course that is off the shelf takes nobody, and nobody has to be told why. */
async function weighed(ctx: Ctx, { course, current }: OpenCourse, seats: Seats) {
  if (course.state !== 'published') return undefined
  const offer: Offer = { ...course, prerequisites: await prerequisitesOf(ctx.db, course.id) }
  return weigh(ctx, { offer, seats, current })
}

const ways = { IN_PROGRESS: 'enrol', PENDING: 'apply', WAITING: 'queue' } as const

const spoken = (ctx: Ctx, { spec, filling }: Failure) => ({
  refusal: spec.code,
  sentence: sentence(spec, ctx.locale, filling),
  canLeave: false,
})
