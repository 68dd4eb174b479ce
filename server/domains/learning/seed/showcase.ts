import type { ModuleContent } from '@lyceum/contract/course'
import type { SeedCtx } from '#platform/seed'
import { multirangeOf } from '../beat/multirange.ts'
import type { Coverage } from '../coverage-rules.ts'
import type { Course, Enrolment } from './history.ts'

/** Whoever shows the product is in the midst of the course that has everything. */
const star = 'lin_zhixia'

type People = readonly { readonly id: string; readonly userName: string }[]
export type Study = ReturnType<typeof studyOf>

const nothing: Study = { enrolments: [], records: [], handIns: [], notes: [] }

/** How far they are: the first chapter is behind them, and a film was left halfway, with a part of it skipped. */
export function showcaseStudy(ctx: SeedCtx, course: Course | undefined, people: People): Study {
  const learner = people.find(({ userName }) => userName === star)
  return course && learner ? studyOf(ctx, course, learner.id) : nothing
}

function studyOf({ calendar, ids }: SeedCtx, course: Course, accountId: string) {
  const modules = course.content.chapters.flatMap((chapter) => chapter.modules)
  const of = (type: ModuleContent['type'], nth = 0) =>
    modules.filter((one) => one.type === type).slice(nth, nth + 1)
  const [began, at] = [calendar.moment(-9, 9 * 60), calendar.moment(-1, 21 * 60)]
  const place = { courseId: course.id, versionId: course.versionId, accountId }
  const dueAt = calendar.moment(81)
  const enrolment: Enrolment = { id: ids.next(), ...place, ...underWay, dueAt, ...times(began, at) }
  const record = recorder({ enrolmentId: enrolment.id, beganAt: began, updatedAt: at })
  const note = (module: ModuleContent, second: number, words: string) => {
    const written = { accountId, courseId: course.id, moduleId: module.id }
    return { ...written, second, words, createdAt: at, updatedAt: at }
  }
  return {
    enrolments: [enrolment],
    records: [
      ...of('VOD').map((one) => record(one, { isViewed: true, covered: [[0, 40]], position: 40 })),
      ...of('RDG').map((one) => record(one, { isViewed: true, covered: [[0, 5]], position: 4 })),
      ...of('TST').map((one) => record(one, { submits: 1, score: '100' })),
      ...of('SCO').map((one) => record(one, { isReported: true })),
      ...of('VOD', 1).map((one) => record(one, { covered: skipped, position: 52 })),
    ],
    handIns: of('TST').map((one) => ({
      id: ids.next(),
      ...place,
      enrolmentId: enrolment.id,
      ...paperOf(one, at),
    })),
    notes: of('VOD', 1).flatMap((one) => notes.map(([second, words]) => note(one, second, words))),
  }
}

const underWay = {
  status: 'IN_PROGRESS',
  holdsSeat: true,
  source: 'self',
  progress: 36,
  score: null,
  seconds: 2460,
  endedAt: null,
} as const

const times = (began: Date, at: Date) => ({ appliedAt: began, beganAt: began, studiedAt: at })

type Done = {
  readonly submits?: number
  readonly isViewed?: boolean
  readonly isReported?: boolean
  readonly score?: string
  readonly position?: number
  readonly covered?: Coverage
}
type Kept = { readonly enrolmentId: string; readonly beganAt: Date; readonly updatedAt: Date }

const recorder =
  (kept: Kept) =>
  ({ id }: ModuleContent, { covered = [], ...done }: Done) => ({
    ...kept,
    moduleId: id,
    opens: 1,
    submits: 0,
    isViewed: false,
    isReported: false,
    score: null,
    position: 0,
    seconds: 300,
    ...done,
    covered: multirangeOf(covered),
  })

const skipped: Coverage = [
  [0, 28],
  [40, 52],
]

const notes: readonly (readonly [second: number, words: string])[] = [
  [32, '第三级“做了就说”和第四级的分界线：有没有共同定义过“例外”。下周和小组一起列一张例外清单。'],
  [12, '讲师的例子：交接班只交任务不交判断标准，夜班每次都要打电话确认。'],
]

/** Handed in at the first try, all of it right. */
const paperOf = (module: ModuleContent, at: Date) => ({
  moduleId: module.id,
  type: 'TST' as const,
  number: 1,
  answers: JSON.stringify(answersTo(module)),
  score: '100',
  savedAt: at,
  handedAt: at,
})

function answersTo({ body }: ModuleContent) {
  const questions = 'isShuffled' in body ? body.questions : []
  return questions.map(({ key, choices }) => ({
    key,
    text: '',
    choices: choices.filter(({ isRight }) => isRight).map((choice) => choice.key),
  }))
}
