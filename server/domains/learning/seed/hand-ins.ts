import type { ModuleContent } from '@lyceum/contract/course'
import type { Calendar, Ids, Random } from '#platform/domain/seed'
import type { Course, drawRecords, Enrolment } from './history.ts'
import { workTexts } from './work-texts.ts'

type StudyRecord = ReturnType<typeof drawRecords>[number]

type Scene = {
  readonly siteCode: string
  readonly taken: readonly { readonly course: Course; readonly enrolment: Enrolment }[]
  readonly records: readonly StudyRecord[]
  /** Accounts that may mark. */
  readonly markers: readonly string[]
  /** The number of hand-ins still unmarked. */
  readonly waiting: number
  readonly random: Random
  readonly calendar: Calendar
  readonly ids: Ids
}

const day = 86_400_000

/** The hand-in behind every assignment that counts as handed in: the newest of those in progress wait for a mark. */
export function drawHandIns(scene: Scene) {
  const texts = workTexts[scene.siteCode]
  const [marker] = scene.markers
  if (!texts || marker === undefined) return []
  const works = worksOf(scene)
  const open = works
    .filter(({ enrolment }) => enrolment.status === 'IN_PROGRESS')
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, scene.waiting)
  const places = new Map(open.map((work, i) => [work, i]))
  return works.map((work) => {
    const { enrolment, module, course } = work
    const place = places.get(work)
    // One or two a day, so that the oldest has waited for a while.
    const handedAt =
      place === undefined
        ? work.at
        : scene.calendar.moment(-1 - Math.floor(place / 3), 9 * 60 + (place % 3) * 160)
    return {
      id: scene.ids.next(),
      enrolmentId: enrolment.id,
      courseId: course.id,
      accountId: enrolment.accountId,
      moduleId: module.id,
      versionId: course.versionId,
      type: 'ASS' as const,
      number: 1,
      words: scene.random.pick(texts.works)(course.title),
      answers: '[]',
      needsMark: true,
      savedAt: handedAt,
      handedAt,
      ...(place === undefined
        ? drawMark(scene, { accountId: enrolment.accountId, handedAt, comments: texts.comments })
        : noMark),
    }
  })
}

const noMark = { score: null, comment: '', markedBy: null, markedAt: null }

function worksOf({ taken, records }: Scene) {
  const own = Map.groupBy(records, ({ enrolmentId }) => enrolmentId)
  return taken.flatMap(({ course, enrolment }) =>
    (own.get(enrolment.id) ?? []).flatMap(({ moduleId, submits, updatedAt }) => {
      const module = assignmentIn(course, moduleId)
      return module && submits > 0 ? [{ course, enrolment, module, at: updatedAt }] : []
    }),
  )
}

const assignmentIn = ({ content }: Course, moduleId: string): ModuleContent | undefined =>
  content.chapters.flatMap(({ modules }) => modules).find(({ id, type }) => id === moduleId && type === 'ASS')

type Marked = {
  readonly accountId: string
  readonly handedAt: Date
  readonly comments: readonly string[]
}

/** Marked within two days, by somebody else. */
function drawMark({ random, markers, calendar }: Scene, { accountId, handedAt, comments }: Marked) {
  const others = markers.filter((id) => id !== accountId)
  if (others.length === 0) return noMark
  const markedBy = random.pick(others)
  const latest = calendar.moment(0).getTime()
  const markedAt = new Date(Math.min(latest, handedAt.getTime() + random.int(1, 48) * (day / 24)))
  return { score: String(random.int(68, 98)), comment: random.pick(comments), markedBy, markedAt }
}
