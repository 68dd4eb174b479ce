import type { CourseContent } from '@lyceum/contract/course'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { getHandIn as GetHandIn, listHandIns as ListHandIns } from '@lyceum/contract/learning'
import { coursesWithin, titlesOf, versionContent, versionContents } from '#domains/course'
import { accountNames } from '#domains/identity'
import { unitIdsWithin } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { type Question, questionsOf, taskOf } from '../progress/module-body.ts'
import { moduleIn } from '../progress/my-study.ts'
import { on } from '../tables.ts'
import { fullScoreOf } from './full-score.ts'
import { type HandIn, handInById } from './hand-in-store.ts'
import { attachmentsOf } from './queries.ts'
import { isRight } from './test-rules.ts'
import { workTree } from './work-tree.ts'

/** The courses whose work the caller may mark. */
const marksIn = async (ctx: Ctx) => coursesWithin(ctx.db, await unitIdsWithin(ctx, 'learning.mark'))

/** A hand-in within the marker's reach; any other is not found. */
export async function handInToMark(ctx: Ctx, handInId: string): Promise<HandIn> {
  const handIn = (await handInById(ctx.db, handInId)) ?? fail(commonErrors.NOT_FOUND)
  const courses = await marksIn(ctx)
  if (courses !== 'all' && !courses.includes(handIn.courseId)) fail(commonErrors.NOT_FOUND)
  if (handIn.handedAt === null) fail(commonErrors.NOT_FOUND)
  return handIn
}

export async function listHandIns(
  ctx: Ctx,
  { state, after, pageSize }: Input<typeof ListHandIns>,
): Promise<Result<typeof ListHandIns>> {
  const courses = await marksIn(ctx)
  if (courses !== 'all' && courses.length === 0) return { records: [], next: '', waiting: 0 }
  const order = orders[state]
  const { work, open } = workIn(ctx, courses)
  let page = state === 'waiting' ? open : work.where('work.markedAt', 'is not', null)
  const last = cursorOf(after)
  if (last)
    page = page.where((at) =>
      at(at.refTuple(order.time, 'work.id'), order.beyond, at.tuple(last.at, last.id)),
    )
  const rows = await page
    .select(['work.id', 'work.accountId', 'work.courseId', 'work.moduleId', 'work.versionId', 'work.type'])
    .select(['work.handedAt', 'work.markedAt', 'work.score'])
    .select((select) =>
      select
        .selectFrom('learning.hand_in_file as file')
        .select(select.fn.countAll<string>().as('count'))
        .whereRef('file.handInId', '=', 'work.id')
        .as('fileCount'),
    )
    .orderBy(order.time, order.direction)
    .orderBy('work.id', order.direction)
    .limit(pageSize + 1)
    .execute()
  const { waiting } = await open
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow()
  const shown = rows.slice(0, pageSize)
  const end = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    records: await listed(ctx, shown),
    next: end ? `${order.of(end).toISOString()}_${end.id}` : '',
    waiting: Number(waiting),
  }
}

/** How much waits for a mark within reach, and since when. */
export async function waitingForMark(ctx: Ctx) {
  const courses = await marksIn(ctx)
  if (courses !== 'all' && courses.length === 0) return { count: 0, oldestAt: null }
  const row = await workIn(ctx, courses)
    .open.select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.min<Date | null>('work.handedAt').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldestAt }
}

/** Waiting work is sorted oldest first, marked work newest first. */
const orders = {
  waiting: {
    time: 'work.handedAt',
    beyond: '>',
    direction: 'asc',
    of: (row: Listed) => row.handedAt ?? new Date(0),
  },
  marked: {
    time: 'work.markedAt',
    beyond: '<',
    direction: 'desc',
    of: (row: Listed) => row.markedAt ?? new Date(0),
  },
} as const

function workIn(ctx: Ctx, courses: readonly string[] | 'all') {
  let work = on(ctx.db).selectFrom('learning.hand_in as work').where('work.handedAt', 'is not', null)
  if (courses !== 'all') work = work.where('work.courseId', 'in', courses)
  return { work, open: work.where('work.needsMark', '=', true).where('work.markedAt', 'is', null) }
}

function cursorOf(text: string): { readonly at: Date; readonly id: string } | undefined {
  const [time = '', id = ''] = text.split('_')
  const at = new Date(time)
  return /^[1-9]\d{0,18}$/.test(id) && !Number.isNaN(at.getTime()) ? { at, id } : undefined
}

type Listed = {
  readonly id: string
  readonly accountId: string
  readonly courseId: string
  readonly moduleId: string
  readonly versionId: string
  readonly type: HandIn['type']
  readonly handedAt: Date | null
  readonly markedAt: Date | null
  readonly score: string | number | null
  readonly fileCount: string | null
}

async function listed(ctx: Ctx, rows: readonly Listed[]) {
  const [titles, names] = await Promise.all([
    titlesOf(
      ctx.db,
      rows.map(({ courseId }) => courseId),
    ),
    accountNames(
      ctx.db,
      rows.map(({ accountId }) => accountId),
    ),
  ])
  const contents = await versionContents(
    ctx.db,
    rows.map(({ versionId }) => versionId),
  )
  return rows.map((row) => ({
    ...moduleShown(contents.get(row.versionId), row.moduleId),
    id: row.id,
    name: names.get(row.accountId) ?? '',
    itmId: row.courseId,
    courseTitle: titles.get(row.courseId) ?? '',
    type: row.type,
    handedAt: (row.handedAt ?? new Date(0)).toISOString(),
    fileCount: Number(row.fileCount),
    score: row.score === null ? null : Number(row.score),
    markedAt: row.markedAt?.toISOString() ?? null,
  }))
}

function moduleShown(content: CourseContent | undefined, moduleId: string) {
  const module = content && moduleIn(content, moduleId)
  return { moduleTitle: module?.title ?? '', fullScore: module ? fullScoreOf(module) : 100 }
}

export async function getHandIn(
  ctx: Ctx,
  { id }: Input<typeof GetHandIn>,
): Promise<Result<typeof GetHandIn>> {
  const handIn = await handInToMark(ctx, id)
  const module = moduleIn(await versionContent(ctx.db, handIn.versionId), handIn.moduleId)
  const files = await attachmentsOf(ctx, id, 'learning.mark')
  const [row] = await listed(ctx, [{ ...handIn, fileCount: String(files.length) }])
  if (!row) return fail(commonErrors.NOT_FOUND)
  const names = handIn.markedBy ? await accountNames(ctx.db, [handIn.markedBy]) : new Map<string, string>()
  return {
    ...row,
    task: taskOf(module).task,
    words: handIn.words,
    content: workTree(handIn),
    answers: questionsOf(module).map((question) => answered(question, handIn)),
    files,
    requiredScore: module.requiredScore,
    comment: handIn.comment,
    markedBy: names.get(handIn.markedBy ?? '') ?? '',
  }
}

function answered(question: Question, { answers }: HandIn) {
  const given = answers.find(({ key }) => key === question.key)
  const chosenTexts = question.choices
    .filter(({ key }) => given?.choices.includes(key))
    .map(({ text }) => text)
  return {
    stem: question.stem,
    text: question.type === 'text' ? (given?.text ?? '') : chosenTexts.join(' / '),
    isRight: question.type === 'text' ? null : isRight(question, { choices: given?.choices ?? [] }),
  }
}
