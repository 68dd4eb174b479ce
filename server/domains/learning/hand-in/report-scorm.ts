import type { ModuleContent } from '@lyceum/contract/course'
import type { Input, Result } from '@lyceum/contract/kit'
import {
  learningErrors,
  type putParams as PutParams,
  type reportScorm as ReportScorm,
} from '@lyceum/contract/learning'
import { mediaOf } from '#domains/file'
import { settle } from '../completion/settle-completion.ts'
import { lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { EnrolmentStatus } from '../enrol-rules.ts'
import { moduleStatus } from '../module-rules.ts'
import { fullScoreOf } from './full-score.ts'
import { refuseOutOfTime } from './report-module.ts'
import { fileOf } from '../progress/module-body.ts'
import { myModule } from '../progress/my-study.ts'
import { changeRecord, nothingStudied, openPlayer, studyRecords } from '../progress/study-store.ts'
import { type Cmi, type Reported, reportedIn, scoreFrom, sortCmi } from '../package/cmi-report.ts'
import { hasItem, itemReported, type ItemStates, rollUp } from '../package/item-rules.ts'
import {
  itemStates,
  markItem,
  noteUnkept,
  putItem,
  putPackage,
  writeParams,
} from '../package/package-store.ts'

/**
 * A package's own report. Stored as asserted: the score is marked so, and time comes from heartbeats alone. A field that
 * cannot be stored is skipped alone, returned to the page, and recorded for administrators.
 */
export async function reportScorm(
  ctx: Ctx,
  { modId, player, cmi, suspendData, item, unsent }: Input<typeof ReportScorm>,
): Promise<Result<typeof ReportScorm>> {
  const { enrolment, module } = await myModule(ctx, modId)
  const { status } = await lockEnrolmentRow(ctx.db, enrolment.id)
  if (module.type !== 'SCO') fail(learningErrors.SCORM_DATA_UNFIT, { field: 'module' })
  const isCurrent = await isOpenHere(ctx, { modId, player })
  // Reports after the one that finished the course are stored, but change nothing any more.
  const isOver = isCurrent && finished.includes(status)
  if (status !== 'IN_PROGRESS' && !isOver) fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  await refuseOutOfTime(ctx, enrolment.courseId)
  const place = { enrolmentId: enrolment.id, moduleId: modId }
  const before = (await studyRecords(ctx.db, enrolment.id)).get(modId) ?? nothingStudied
  if (!isCurrent) {
    const unheard = { isActive: false, unkept: [], items: [], completion: null }
    return { ...unheard, status: moduleStatus(module, before), ...scoreOf(before) }
  }
  const { stored, unkept } = sortCmi(cmi)
  const reported = await keep(ctx, { place, module, item, cmi: stored, suspendData })
  await noteUnkept(ctx.db, place, { stored: Object.keys(stored), unkept: noted(unkept, unsent) })
  const after = isOver ? before : grown(before, reported, module)
  const answer = {
    isActive: true,
    status: moduleStatus(module, { ...before, ...after }),
    ...scoreOf(after),
    unkept: [...Object.keys(unkept), ...unsent],
    items: [...reported.states].map(([id, { isDone, share }]) => ({
      id,
      isDone,
      score: scoreFrom(share, 100),
    })),
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

/** Progress only grows: a package that resets itself takes nothing back. */
function grown(before: Before, reported: Reported, module: ModuleContent) {
  const score = best(before.score, scoreFrom(reported.share, fullScoreOf(module)))
  return { isReported: before.isReported || reported.isDone, score, isAsserted: score !== null }
}

type PackageInput = {
  readonly place: { readonly enrolmentId: string; readonly moduleId: string }
  readonly module: ModuleContent
  readonly item: string | undefined
  readonly cmi: Cmi
  readonly suspendData: string | undefined
}

type Whole = Reported & { readonly states: ItemStates }

/** Stores a report, by item where there are several; returns the state of the whole package. */
async function keep(ctx: Ctx, { place, module, item, cmi, suspendData }: PackageInput): Promise<Whole> {
  const reported = reportedIn(cmi)
  const values = { cmi, suspendData, at: ctx.now }
  const fileId = fileOf(module)
  const items = fileId === null ? [] : ((await mediaOf(ctx, [fileId])).get(fileId)?.items ?? [])
  if (!hasItem(items, item)) {
    await putPackage(ctx.db, place, values)
    // A report without a known item does not count for all items.
    return { ...(items.length === 0 ? reported : { isDone: false, share: null }), states: new Map() }
  }
  await markItem(ctx.db, place, item)
  await putItem(ctx.db, place, { ...values, item, ...itemReported(items, item, reported) })
  const states = await itemStates(ctx.db, place)
  return { ...rollUp(items, states), states }
}

/** The original values, shortened to a readable length. */
const noted = (unkept: Cmi, unsent: readonly string[]): Cmi => ({
  ...Object.fromEntries(unsent.map((name) => [name, ''])),
  ...Object.fromEntries(Object.entries(unkept).map(([name, value]) => [name, value.slice(0, 200)])),
})

const scoreOf = ({ score, isAsserted }: { score: number | null; isAsserted: boolean }) => ({
  score,
  isAsserted,
})

const best = (first: number | null, other: number | null) =>
  first === null || other === null ? (first ?? other) : Math.max(first, other)

export async function putParams(
  ctx: Ctx,
  { player, params }: Input<typeof PutParams>,
): Promise<Result<typeof PutParams>> {
  const text = JSON.stringify(Object.fromEntries(params.map(({ name, value }) => [name, value])))
  return { isActive: await writeParams(ctx, { accountId: ctx.actor.id, token: player, params: text }) }
}
