import type { Calendar, Ids } from '#platform/domain/seed'
import type { Course, Enrolment, Learner } from './history.ts'

type Scene = {
  readonly courses: readonly Course[]
  readonly learners: readonly Learner[]
  readonly taken: readonly Enrolment[]
  readonly unitIds: readonly string[]
  readonly calendar: Calendar
  readonly ids: Ids
}

const fewest = 5

/** A department with required learning: everyone not enrolled yet is enrolled, and each has the duty. */
export function drawDuty({ courses, learners, taken, unitIds, calendar, ids }: Scene) {
  const course = courses.find(({ audience, quota }) => audience.includes('all') && quota === null)
  const teams = unitIds.map((unitId) => ({
    because: `unit:${unitId}`,
    members: learners.filter(({ keys, isExternal }) => keys.has(`unit:${unitId}`) && !isExternal),
  }))
  const team = teams
    .filter(({ members }) => members.length >= fewest)
    .toSorted((a, b) => a.members.length - b.members.length)[0]
  if (!course || !team) return undefined
  const ruleId = ids.next()
  const since = calendar.moment(-12, 9 * 60)
  const dueAt = calendar.moment(19)
  const known = new Set(taken.filter(({ courseId }) => courseId === course.id).map((row) => row.accountId))
  const duties = team.members.map(({ id: accountId }) => ({
    ruleId,
    courseId: course.id,
    accountId,
    because: team.because,
    since,
    dueAt,
  }))
  const places = team.members
    .filter(({ id }) => !known.has(id))
    .map(({ id: accountId }): Enrolment => ({
      id: ids.next(),
      courseId: course.id,
      versionId: course.versionId,
      accountId,
      status: 'IN_PROGRESS',
      holdsSeat: true,
      source: 'rule',
      progress: 0,
      score: null,
      seconds: 0,
      dueAt,
      appliedAt: since,
      beganAt: since,
      studiedAt: null,
      endedAt: null,
    }))
  return { ruleId, course, because: team.because, since, duties, places }
}
