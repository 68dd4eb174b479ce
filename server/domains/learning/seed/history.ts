import type { CourseContent, ModuleContent } from '@lyceum/contract/course'
import type { Calendar, Ids, Random } from '#platform/domain/seed'

export type Learner = {
  readonly id: string
  readonly isExternal: boolean
  /** All audience keys of the person. */
  readonly keys: ReadonlySet<string>
  readonly isDemo: boolean
  /** The account for duties studies next to nothing. */
  readonly isDuty?: boolean
}

export type Course = {
  readonly id: string
  readonly title: string
  readonly versionId: string
  readonly shownAt: Date
  readonly audience: readonly string[]
  readonly quota: number | null
  readonly isClosedToExternals: boolean
  readonly studyFrom?: Date
  readonly content: CourseContent
}

type Tools = { readonly random: Random; readonly calendar: Calendar; readonly ids: Ids }

const day = 86_400_000
type Source = 'self' | 'manager' | 'rule' | 'administrator'

const modulesOf = ({ chapters }: CourseContent): readonly ModuleContent[] =>
  chapters.flatMap(({ modules }) => modules)

/** Whether somebody is in the audience of a course. */
export const isFor = (course: Course, { keys, isExternal }: Learner) =>
  !(isExternal && course.isClosedToExternals) && course.audience.some((key) => keys.has(key))

/** One enrolment of the last eighteen months, in its current state. */
export function drawEnrolment(course: Course, { id: accountId }: Learner, tools: Tools) {
  const { random, calendar, ids } = tools
  const now = calendar.moment(0).getTime()
  const earliest = Math.max(course.shownAt.getTime(), now - 540 * day)
  const applied = new Date(earliest + Math.floor(random.next() * Math.max(day, now - earliest - day)))
  const age = (now - applied.getTime()) / day
  // A course that has not begun yet has no study records.
  const isAhead = course.studyFrom !== undefined && course.studyFrom.getTime() > now
  const drawnStatus = drawStatus(course, age, random)
  const status = isAhead ? 'IN_PROGRESS' : drawnStatus
  return {
    id: ids.next(),
    courseId: course.id,
    versionId: course.versionId,
    accountId,
    status,
    holdsSeat: status === 'IN_PROGRESS' || isDone(status),
    source: random.weighted<Source>([
      ['self', 70],
      ['manager', 10],
      ['administrator', 20],
    ]),
    dueAt: random.chance(0.4) ? new Date(applied.getTime() + random.pick([30, 60, 90]) * day) : null,
    appliedAt: applied,
    beganAt: applied,
    ...drawStudy({ course, status, applied, age, isAhead }, random),
  }
}

type Status = 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED' | 'ABANDONED' | 'CANCELLED'

export const isDone = (status: string) => status === 'PASSED' || status === 'COMPLETED'

/** The older an enrolment, the likelier it has ended. */
function drawStatus({ content }: Course, age: number, random: Random): Status {
  const hasScore = content.passScore !== null
  return random.weighted<Status>([
    [hasScore ? 'PASSED' : 'COMPLETED', age > 30 ? 74 : 28],
    ['IN_PROGRESS', age > 90 ? 10 : 60],
    ['FAILED', hasScore ? 5 : 0],
    ['ABANDONED', age > 120 ? 5 : 0],
    ['CANCELLED', 3],
  ])
}

type Begun = {
  readonly course: Course
  readonly status: Status
  readonly applied: Date
  readonly age: number
  readonly isAhead: boolean
}

/** Progress, study time and score. */
function drawStudy({ course, status, applied, age, isAhead }: Begun, random: Random) {
  const hasBegun = !isAhead && status !== 'CANCELLED' && (status !== 'IN_PROGRESS' || random.chance(0.85))
  const at = new Date(applied.getTime() + Math.floor(Math.min(age, random.int(1, 40)) * day * random.next()))
  const endedAt = status === 'IN_PROGRESS' ? null : at
  if (!hasBegun) return { progress: 0, score: null, seconds: 0, studiedAt: null, endedAt }
  return {
    progress: isDone(status) ? 100 : random.int(5, 95),
    score: course.content.passScore === null ? null : drawScore(status, random),
    seconds: random.int(300, 9000),
    studiedAt: at,
    endedAt,
  }
}

function drawScore(status: Status, random: Random): string | null {
  if (isDone(status)) return String(random.int(60, 100))
  return status === 'FAILED' ? String(random.int(20, 59)) : null
}

type GeneratedEnrolment = ReturnType<typeof drawEnrolment>

/** One enrolment row, generated or fixed. */
export type Enrolment = Omit<GeneratedEnrolment, 'source' | 'status' | 'beganAt'> & {
  readonly source: Source
  readonly status: Status | 'PENDING' | 'REJECTED'
  readonly beganAt: Date | null
}

/** A course somebody has taken, and the enrolment. */
export type Taken = { readonly learner: Learner; readonly course: Course; readonly enrolment: Enrolment }

/** Module records of an enrolment: the first modules, as far as its progress says. */
export function drawRecords({ id, progress, score, studiedAt }: Enrolment, course: Course, random: Random) {
  if (studiedAt === null) return []
  const modules = modulesOf(course.content)
  const required = modules.filter(({ isRequired }) => isRequired)
  const done = new Set(required.slice(0, Math.floor((required.length * progress) / 100)))
  const next = required.find((module) => !done.has(module))
  return modules
    .filter((module) => done.has(module) || module === next)
    .map((module) => {
      const isDone = done.has(module)
      const handsIn = ['ASS', 'TST', 'ACE'].includes(module.type)
      return {
        enrolmentId: id,
        moduleId: module.id,
        opens: random.int(1, 4),
        submits: isDone && handsIn ? 1 : 0,
        isViewed: isDone && !handsIn,
        isReported: isDone && module.type === 'SCO',
        score:
          isDone && (module.requiredScore !== null || module.weight > 0)
            ? ((module.weight > 0 ? score : null) ?? String(full(module, random)))
            : null,
        seconds: random.int(60, 1500),
        beganAt: studiedAt,
        updatedAt: studiedAt,
      }
    })
}

function full({ score, requiredScore }: ModuleContent, random: Random): number {
  const most = score > 0 ? score : 100
  return Math.max(requiredScore ?? 0, Math.round(most * (0.7 + random.next() * 0.3)))
}
