import type {
  getInvigilationState as GetInvigilationState,
  getSitting as GetSitting,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { titlesOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { rollCounts } from '#domains/learning'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'
import { cutsOf } from './cut-store.ts'
import { remainingSeconds } from '../attempt/clock.ts'
import { formsFor } from '#domains/paper'
import { countCome } from '../setup/candidate-queries.ts'
import { examToRead } from '../setup/exam-reach.ts'
import { outagesShown } from '../outage/show-outages.ts'
import {
  actsOf,
  answeredCounts,
  sittingCounts,
  sittingById,
  type SittingRow,
  sittingsOf,
} from './sitting-queries.ts'
import { noteWatcher } from '../watchers/watchers.ts'

type InvigilationView = Result<typeof GetInvigilationState>

/** Pages report every 30 s; after three missed reports the candidate counts as offline. */
const liveMs = 95_000

export async function getInvigilationState(
  ctx: Ctx,
  { id, state, after, pageSize }: Input<typeof GetInvigilationState>,
): Promise<InvigilationView> {
  const { courseId, screenCutLimit } = await examToRead(ctx, id)
  await noteWatcher(ctx, id)
  const rows = await sittingsOf(ctx.db, {
    examId: id,
    state,
    after: isId(after) ? after : '0',
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  return {
    now: ctx.now.toISOString(),
    title: (await titlesOf(ctx.db, [courseId])).get(courseId) ?? '',
    screenCutLimit,
    ...(await peopleCounts(ctx, { id, courseId })),
    ...(await sittingCounts(ctx.db, id)),
    records: await sittingsShown(ctx, shown),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
    outages: await outagesShown(ctx, id),
  }
}

type ExamRef = { readonly id: string; readonly courseId: string }

async function peopleCounts(ctx: Ctx, { id, courseId }: ExamRef) {
  const candidates = (await rollCounts(ctx.db, [courseId])).get(courseId) ?? 0
  return { candidates, absent: Math.max(0, candidates - (await countCome(ctx.db, id))) }
}

async function sittingsShown(ctx: Ctx, rows: readonly SittingRow[]): Promise<InvigilationView['records']> {
  const answered = await answeredCounts(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const people = rows.map(({ accountId }) => accountId)
  const names = await accountNames(ctx.db, people)
  const units = await mainUnitsOf(ctx.db, people)
  const forms = await formsFor(
    ctx.db,
    rows.flatMap(({ formId }) => formId ?? []),
  )
  return rows.map((row) => ({
    ...sittingShown(ctx, row),
    accountId: row.accountId,
    name: names.get(row.accountId) ?? '',
    unitName: units.get(row.accountId)?.name ?? '',
    answered: answered.get(row.id) ?? 0,
    questions: forms.get(row.formId ?? '')?.questions.size ?? 0,
  }))
}

const numberOf = (text: string | null) => (text === null ? null : Number(text))

function sittingShown(ctx: Ctx, row: SittingRow) {
  const { id, number, state, cuts, extraMinutes, givenBackSeconds, givenSeconds, submitKind, scoreState } =
    row
  const { isPassed, isHeld, isReinstated, seenAt } = row
  const isLive = ctx.now.getTime() - seenAt.getTime() < liveMs
  return {
    id,
    number,
    state,
    cuts,
    extraMinutes,
    givenBackSeconds,
    givenSeconds,
    submitKind,
    scoreState,
    isPassed,
    isHeld,
    isReinstated,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: row.deadlineAt.toISOString(),
    remainingSeconds: state === 'open' ? remainingSeconds(row, ctx.now) : 0,
    connection: connectionOf(state, isLive),
    seenAt: seenAt.toISOString(),
    isPaused: row.pausedAt !== null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    rawScore: numberOf(row.rawScore),
    score: numberOf(row.score),
  }
}

function connectionOf(state: SittingRow['state'], isLive: boolean): 'live' | 'quiet' | 'gone' {
  if (state !== 'open') return 'gone'
  return isLive ? 'live' : 'quiet'
}

export async function getSitting(
  ctx: Ctx,
  { id }: Input<typeof GetSitting>,
): Promise<Result<typeof GetSitting>> {
  const row = (await sittingById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await examToRead(ctx, row.examId)
  const [shown] = await sittingsShown(ctx, [row])
  if (!shown) return fail(commonErrors.NOT_FOUND)
  const acts = await actsOf(ctx.db, id)
  const names = await accountNames(
    ctx.db,
    acts.flatMap(({ byId }) => byId ?? []),
  )
  return {
    ...shown,
    now: ctx.now.toISOString(),
    receipt: row.receipt?.toString('hex') ?? '',
    cutList: (await cutsOf(ctx.db, id)).map(({ at, seconds, isCounted }) => ({
      at: at.toISOString(),
      seconds: Number(seconds),
      isCounted,
    })),
    acts: acts.map(({ byId, at, ...act }) => ({
      ...act,
      by: names.get(byId ?? '') ?? '',
      at: at.toISOString(),
    })),
  }
}
