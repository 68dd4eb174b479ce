import type { listCandidates as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountsByIds } from '#domains/identity'
import { rollOf } from '#domains/learning'
import { mainUnitsOf, reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/db/is-id'
import { namedBy, candidateProgressOf } from './candidate-queries.ts'
import { examToRead } from './exam-reach.ts'

type Answer = Result<typeof contract>

const nothing = {
  opens: 0,
  submits: 0,
  bestScore: null,
  isPassed: false,
  extraMinutes: 0,
  extraOpens: 0,
  makeUpFrom: null,
  makeUpUntil: null,
  reason: '',
}

/** The roll of an exam: enrolled people within reach, their results and allowances. */
export async function listCandidates(
  ctx: Ctx,
  { id, show, after, pageSize }: Input<typeof contract>,
): Promise<Answer> {
  const { courseId } = await examToRead(ctx, id)
  const rows = await rollOf(ctx.db, await reachOf(ctx, 'exam.operate'), {
    courseId,
    ...(await namedBy(ctx.db, id, show)),
    after: isId(after) ? after : '0',
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  return {
    records: await candidatesShown(
      ctx,
      id,
      shown.map(({ accountId }) => accountId),
    ),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

async function candidatesShown(
  ctx: Ctx,
  examId: string,
  people: readonly string[],
): Promise<Answer['records']> {
  const accounts = new Map((await accountsByIds(ctx.db, people)).map((account) => [account.id, account]))
  const units = await mainUnitsOf(ctx.db, people)
  const progressByAccount = await candidateProgressOf(ctx.db, examId, people)
  return people.map((accountId) => {
    const { bestScore, makeUpFrom, makeUpUntil, ...progress } = progressByAccount.get(accountId) ?? nothing
    return {
      ...progress,
      accountId,
      name: accounts.get(accountId)?.name ?? '',
      userName: accounts.get(accountId)?.userName ?? '',
      unitName: units.get(accountId)?.name ?? '',
      bestScore: bestScore === null ? null : Number(bestScore),
      makeUpFrom: iso(makeUpFrom),
      makeUpUntil: iso(makeUpUntil),
    }
  })
}
