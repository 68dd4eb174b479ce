import type { SeedCtx } from '#platform/domain/seed'
import { drawHandIns } from './hand-ins.ts'
import { type Course, drawRecords, type Enrolment } from './history.ts'
import { measured } from './measure-progress.ts'

type Taken = { readonly course: Course; readonly enrolment: Enrolment }

type Person = {
  readonly id: string
  readonly state: string
  readonly isDemo: boolean
  readonly roles: readonly string[]
}

/** Hand-ins that wait for a mark. */
const toMark = { small: 6, company: 24 } as const

/** Module records of everyone, their hand-ins, and the resulting enrolments. */
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
  const handed = new Map(handIns.map((handIn) => [placeOf(handIn), handIn]))
  const last = new Map(handIns.map(({ enrolmentId, handedAt }) => [enrolmentId, handedAt]))
  const marked = records.map((record) => {
    const work = handed.get(placeOf(record))
    return work ? { ...record, score: work.score, updatedAt: work.handedAt } : record
  })
  const byEnrolment = Map.groupBy(marked, ({ enrolmentId }) => enrolmentId)
  return {
    handIns,
    records: marked,
    enrolments: taken.map(({ enrolment, course }) => {
      const at = last.get(enrolment.id)
      const isLater = at && enrolment.endedAt === null && at > (enrolment.studiedAt ?? at)
      const left = isLater ? { ...enrolment, studiedAt: at } : enrolment
      return measured(left, course, byEnrolment.get(enrolment.id) ?? [])
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
