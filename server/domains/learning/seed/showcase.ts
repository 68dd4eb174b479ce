import type { ModuleContent } from '@lyceum/contract/course'
import type { SeedCtx } from '#platform/domain/seed'
import { multirangeOf } from '../progress/multirange.ts'
import type { Coverage } from '../coverage-rules.ts'
import type { Course, Enrolment } from './history.ts'
import { measured } from './measure-progress.ts'

/** The demo account that is halfway through the showcase course. */
const star = 'lin_zhixia'

type People = readonly {
  readonly id: string
  readonly userName: string
  readonly state: string
  readonly roles: readonly string[]
}[]
export type Study = ReturnType<typeof studyOf>

const nothing: Study = { enrolments: [], records: [], handIns: [], notes: [] }

/** Two chapters are done, and a video of the third was left halfway, with a part skipped. */
export function showcaseStudy(ctx: SeedCtx, course: Course | undefined, people: People): Study {
  const learner = people.find(({ userName }) => userName === star)
  const marker = people.find(({ state, roles }) => state === 'active' && roles.includes('INSTR'))
  return course && learner
    ? studyOf(ctx, course, { accountId: learner.id, markedBy: marker?.id ?? null })
    : nothing
}

type Who = { readonly accountId: string; readonly markedBy: string | null }

function studyOf({ calendar, ids }: SeedCtx, course: Course, { accountId, markedBy }: Who) {
  const [first, second, third] = course.content.chapters.map((chapter) => chapter.modules)
  const film = third?.filter(({ type }) => type === 'VOD')[1]
  const begun =
    third?.filter((module) => ['VOD', 'AUD', 'URLVOD'].includes(module.type) && module !== film) ?? []
  const done = [...(first ?? []), ...(second ?? []), ...begun]
  const [began, at] = [calendar.moment(-9, 9 * 60), calendar.moment(-1, 21 * 60)]
  const place = { courseId: course.id, versionId: course.versionId, accountId }
  const enrolmentId = ids.next()
  const record = recorder({ enrolmentId, beganAt: began, updatedAt: at })
  const records = [
    ...done.map((module) => record(module, doneBy[module.type])),
    ...(film ? [record(film, { covered: skipped, position: 20 })] : []),
  ]
  const dueAt = calendar.moment(81)
  const enrolment: Enrolment = {
    id: enrolmentId,
    ...place,
    ...inProgress,
    dueAt,
    ...times(began, at),
  }
  const common = { ...place, enrolmentId, number: 1, savedAt: at, handedAt: at }
  const handed = ({ id: moduleId }: ModuleContent) => ({ id: ids.next(), ...common, moduleId })
  const work = { ...praised, type: 'ASS' as const, answers: '[]', needsMark: true, markedBy, markedAt: at }
  return {
    enrolments: [measured(enrolment, course, records)],
    records,
    handIns: [
      ...done
        .filter(({ type }) => type === 'TST')
        .map((module) => ({ ...handed(module), ...unmarked, ...paperOf(module) })),
      ...done.filter(({ type }) => type === 'ASS').map((module) => ({ ...handed(module), ...work })),
    ],
    notes: film
      ? notes.map(([second, noteText]) => {
          const written = { accountId, courseId: course.id, moduleId: film.id, second, words: noteText }
          return { ...written, createdAt: at, updatedAt: at }
        })
      : [],
  }
}

const watched = { isViewed: true, covered: [[0, 24]], position: 24 } satisfies Done

/** The record of a completed module by type. */
const doneBy: Readonly<Record<ModuleContent['type'], Done>> = {
  VOD: watched,
  AUD: watched,
  RDG: { isViewed: true, covered: [[0, 2]], position: 1 },
  REF: {},
  URLVOD: { isViewed: true },
  SCO: { isReported: true },
  ASS: { submits: 1, score: '88' },
  TST: { submits: 1, score: '100' },
  ACE: { submits: 1 },
}

const unmarked = { words: '', comment: '', needsMark: false, markedBy: null, markedAt: null }
const praised = {
  score: '88',
  comment: '目标具体，节奏稍紧。',
  words:
    '第一位想谈的是夜班班长：他最近总说“都行”。我准备问三件事：最近哪件事最有劲，哪件事卡住了，我做点什么能帮到他。谈完当天把答应的事写在白板上。',
}

const inProgress = {
  status: 'IN_PROGRESS',
  holdsSeat: true,
  source: 'self',
  progress: 0,
  score: null,
  seconds: 9240,
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
type RecordBase = { readonly enrolmentId: string; readonly beganAt: Date; readonly updatedAt: Date }

const recorder =
  (base: RecordBase) =>
  ({ id }: ModuleContent, { covered = [], ...done }: Done) => ({
    ...base,
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
  [0, 9],
  [14, 20],
]

const notes: readonly (readonly [second: number, words: string])[] = [
  [17, '第三级“做了就说”和第四级的分界线：有没有共同定义过“例外”。下周和小组一起列一张例外清单。'],
  [14, '授权前要说清四件事：结果、边界、资源、检查点。缺一件，最后都会变成自己收尾。'],
  [6, '讲师的例子：交接班只交任务不交判断标准，夜班每次都要打电话确认。'],
]

/** Handed in at the first attempt, all of it right. */
const paperOf = (module: ModuleContent) => ({
  type: 'TST' as const,
  answers: JSON.stringify(answersTo(module)),
  score: '100',
})

function answersTo({ body }: ModuleContent) {
  const questions = 'isShuffled' in body ? body.questions : []
  return questions.map(({ key, choices }) => ({
    key,
    text: '',
    choices: choices.filter(({ isRight }) => isRight).map((choice) => choice.key),
  }))
}
