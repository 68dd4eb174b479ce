import type { ModuleContent } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import {
  learningErrors,
  type putParams as PutParams,
  type reportScorm as ReportScorm,
} from '@lyceum/contract/learning'
import { mediaOf } from '#domains/file'
import { settle } from '../completion/settle.ts'
import { holdEnrolment } from '../completion/standing-store.ts'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { moduleStatus } from '../module-rules.ts'
import { fullScoreOf } from '../hand-in/full-score.ts'
import { refuseOutOfTime } from '../hand-in/report-module.ts'
import { fileOf } from '../study/body.ts'
import { myModule } from '../study/my-study.ts'
import { changeRecord, nothingStudied, openPlayer, studyRecords } from '../study/study-store.ts'
import { type Cmi, type Reported, reportedIn, scoreFrom, sortCmi } from './cmi-report.ts'
import { hasItem, itemReported, type ItemStates, rollUp } from './item-rules.ts'
import { itemStates, markItem, noteUnkept, putItem, putPackage, writeParams } from './package-store.ts'

/**
 * What a package says of itself. Believed as its word: the score is marked as asserted, time comes from beats alone. A
 * field that cannot be kept is left out alone, told to the page, and noted for who looks after the learner.
 */
export async function reportScorm(
  ctx: Ctx,
  { modId, player, cmi, suspendData, item, unsent }: Input<typeof ReportScorm>,
): Promise<Result<typeof ReportScorm>> {
  const { enrolment, module } = await myModule(ctx, modId)
  const { status } = await holdEnrolment(ctx.db, enrolment.id)
  if (module.type !== 'SCO') fail(learningErrors.SCORM_DATA_UNFIT, { field: 'module' })
  const isHeard = await isOpenHere(ctx, { modId, player })
  // The words that follow the one which finished the course are kept, and change nothing any more.
  const isOver = isHeard && finished.includes(status)
  if (status !== 'IN_PROGRESS' && !isOver) fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  await refuseOutOfTime(ctx, enrolment.courseId)
  const place = { enrolmentId: enrolment.id, moduleId: modId }
  const before = (await studyRecords(ctx.db, enrolment.id)).get(modId) ?? nothingStudied
  if (!isHeard) {
    const unheard = { isActive: false, unkept: [], items: [], completion: null }
    return { ...unheard, status: moduleStatus(module, before), ...scoreOf(before) }
  }
  const { kept, unkept } = sortCmi(cmi)
  const said = await keep(ctx, { place, module, item, cmi: kept, suspendData })
  await noteUnkept(ctx.db, place, { kept: Object.keys(kept), unkept: noted(unkept, unsent) })
  const after = isOver ? before : grown(before, said, module)
  const answer = {
    isActive: true,
    status: moduleStatus(module, { ...before, ...after }),
    ...scoreOf(after),
    unkept: [...Object.keys(unkept), ...unsent],
    items: [...said.states].map(([id, { isDone, share }]) => ({ id, isDone, score: scoreFrom(share, 100) })),
  }
  if (isOver) return { ...answer, completion: null }
  await changeRecord(ctx.db, place, { ...scoreOf(after), isReported: after.isReported })
  return { ...answer, completion: await settle(ctx, enrolment.id) }
}

const finished: readonly EnrolmentStatus[] = ['COMPLETED', 'PASSED']

async function isOpenHere(ctx: Ctx, { modId, player }: { modId: string; player: string }): Promise<boolean> {
  const open = await openPlayer(ctx.db, ctx.actor.id)
  return open?.token === player && open.moduleId === modId
}

type Before = { readonly isReported: boolean; readonly score: number | null }

/** It only grows: a package that forgets itself takes nothing back. */
function grown(before: Before, said: Reported, module: ModuleContent) {
  const score = best(before.score, scoreFrom(said.share, fullScoreOf(module)))
  return { isReported: before.isReported || said.isDone, score, isAsserted: score !== null }
}

type Kept = {
  readonly place: { readonly enrolmentId: string; readonly moduleId: string }
  readonly module: ModuleContent
  readonly item: string | undefined
  readonly cmi: Cmi
  readonly suspendData: string | undefined
}

type Whole = Reported & { readonly states: ItemStates }

/** Keeps what was said, by item where there are several; answers what that says of the whole package. */
async function keep(ctx: Ctx, { place, module, item, cmi, suspendData }: Kept): Promise<Whole> {
  const said = reportedIn(cmi)
  const words = { cmi, suspendData, at: ctx.now }
  const fileId = fileOf(module)
  const items = fileId === null ? [] : ((await mediaOf(ctx, [fileId])).get(fileId)?.items ?? [])
  if (!hasItem(items, item)) {
    await putPackage(ctx.db, place, words)
    // The word of one item, which none of its own names, does not stand for all of them.
    return { ...(items.length === 0 ? said : { isDone: false, share: null }), states: new Map() }
  }
  await markItem(ctx.db, place, item)
  await putItem(ctx.db, place, { ...words, item, ...itemReported(items, item, said) })
  const states = await itemStates(ctx.db, place)
  return { ...rollUp(items, states), states }
}

/** As it was said, and short enough to be read. */
const noted = (unkept: Cmi, unsent: readonly string[]): Cmi => ({
  ...Object.fromEntries(unsent.map((name) => [name, ''])),
  ...Object.fromEntries(Object.entries(unkept).map(([name, value]) => [name, value.slice(0, 200)])),
})

const scoreOf = ({ score, isAsserted }: { score: number | null; isAsserted: boolean }) => ({
  score,
  isAsserted,
})

const best = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

export async function putParams(
  ctx: Ctx,
  { player, params }: Input<typeof PutParams>,
): Promise<Result<typeof PutParams>> {
  const text = JSON.stringify(Object.fromEntries(params.map(({ name, value }) => [name, value])))
  return { isActive: await writeParams(ctx, { accountId: ctx.actor.id, token: player, params: text }) }
}
