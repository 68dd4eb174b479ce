import type { SeedCtx } from '#platform/seed'
import { drawHandIns } from './hand-ins.ts'
import { type Course, drawRecords, type Enrolment } from './history.ts'

type Taken = { readonly course: Course; readonly enrolment: Enrolment }

type Person = {
  readonly id: string
  readonly state: string
  readonly isDemo: boolean
  readonly roles: readonly string[]
}

/** Pieces of work that wait for a mark. */
const toMark = { small: 6, company: 24 } as const

/** What everyone has done with the modules, the work they have handed in for it, and the enrolments as that leaves them. */
export function drawStudy(
  { site, size, random: own, calendar, ids }: Omit<SeedCtx, 'db'>,
  taken: readonly Taken[],
  people: readonly Person[],
) {
  const random = own.fork('study')
  const records = taken.flatMap(({ enrolment, course }) => drawRecords(enrolment, course, random))
  const handIns = drawHandIns({
    siteCode: site.code,
    taken,
    records,
    markers: markersAmong(people),
    waiting: toMark[size],
    random,
    calendar,
    ids,
  })
  const handed = new Map(handIns.map((one) => [placeOf(one), one]))
  const last = new Map(handIns.map(({ enrolmentId, handedAt }) => [enrolmentId, handedAt]))
  return {
    handIns,
    records: records.map((record) => {
      const work = handed.get(placeOf(record))
      return work ? { ...record, score: work.score, updatedAt: work.handedAt } : record
    }),
    enrolments: taken.map(({ enrolment }) => {
      const at = last.get(enrolment.id)
      const isLater = at && enrolment.endedAt === null && at > (enrolment.studiedAt ?? at)
      return isLater ? { ...enrolment, studiedAt: at } : enrolment
    }),
  }
}

const placeOf = ({ enrolmentId, moduleId }: { enrolmentId: string; moduleId: string }) =>
  `${enrolmentId} ${moduleId}`

function markersAmong(people: readonly Person[]): string[] {
  const active = people.filter(({ state }) => state === 'active')
  const teachers = active.filter(({ roles }) => roles.includes('INSTR'))
  return (teachers.length > 0 ? teachers : active.filter(({ isDemo }) => isDemo)).map(({ id }) => id)
}
