import type { Calendar, Ids } from '#platform/domain/seed'
import type { Course, Enrolment, Learner } from './history.ts'
import { isFor } from './history.ts'
import { workTexts } from './work-texts.ts'

type Scene = {
  readonly siteCode: string
  readonly courses: readonly (Course & { readonly approval: string })[]
  /** Members of one team with their manager, in the order in which they make requests. */
  readonly team: readonly { readonly learner: Learner; readonly managerId: string }[]
  readonly calendar: Calendar
  readonly ids: Ids
}

type State = 'pending' | 'approved' | 'declined'

/** Pending, approved and declined. */
const states: readonly State[] = ['pending', 'pending', 'approved', 'pending', 'declined']

const statusOf = { pending: 'PENDING', approved: 'IN_PROGRESS', declined: 'REJECTED' } as const

/** A team whose members request a course from their manager; some requests are decided. They have not taken it before. */
export function drawRequests({ siteCode, courses, team, calendar, ids }: Scene) {
  const texts = workTexts[siteCode]
  const approvalCourses = courses.filter(({ approval, quota }) => approval === 'manager' && quota === null)
  if (!texts || approvalCourses.length === 0) return []
  const pairs = team.flatMap(({ learner, managerId }, at) => {
    const course = approvalCourses
      .slice(at % approvalCourses.length)
      .concat(approvalCourses)
      .find((candidate) => isFor(candidate, learner))
    return course ? [{ course, accountId: learner.id, managerId }] : []
  })
  return states.flatMap((state, i) => {
    const pair = pairs[i]
    return pair ? [requestOf({ ...pair, state, nth: i, opinions: texts.opinions, calendar, ids })] : []
  })
}

type Request = Pick<Scene, 'calendar' | 'ids'> & {
  readonly course: Course
  readonly accountId: string
  readonly managerId: string
  readonly state: State
  readonly nth: number
  readonly opinions: Readonly<Record<'approved' | 'declined', string>>
}

function requestOf({ course, accountId, managerId, state, nth, opinions, calendar, ids }: Request) {
  const isOpen = state === 'pending'
  const askedAt = calendar.moment(isOpen ? -1 : -6, 9 * 60 + nth * 45)
  const decidedAt = isOpen ? null : calendar.moment(-5, 10 * 60 + nth * 20)
  const enrolment: Enrolment = {
    id: ids.next(),
    courseId: course.id,
    versionId: course.versionId,
    accountId,
    status: statusOf[state],
    holdsSeat: state !== 'declined',
    source: 'self',
    progress: 0,
    score: null,
    seconds: 0,
    dueAt: null,
    appliedAt: askedAt,
    beganAt: state === 'approved' ? decidedAt : null,
    studiedAt: null,
    endedAt: state === 'declined' ? decidedAt : null,
  }
  const approval = {
    id: ids.next(),
    enrolmentId: enrolment.id,
    step: 1,
    kind: 'manager' as const,
    approverId: managerId,
    state,
    opinion: isOpen ? '' : opinions[state],
    askedAt,
    decidedAt,
    decidedBy: isOpen ? null : managerId,
  }
  return { enrolment, approval }
}
