import type { listCandidates as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountsByIds } from '#domains/identity'
import { rollOf } from '#domains/learning'
import { mainUnitsOf, reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/is-id'
import { namedBy, standingsOf } from './candidate-queries.ts'
import { examToRead } from './within.ts'

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

/** The roll of an exam: who is enrolled, within reach, and what each has done and was given. */
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
  const accounts = new Map((await accountsByIds(ctx.db, people)).map((one) => [one.id, one]))
  const units = await mainUnitsOf(ctx.db, people)
  const standings = await standingsOf(ctx.db, examId, people)
  return people.map((accountId) => {
    const { bestScore, makeUpFrom, makeUpUntil, ...standing } = standings.get(accountId) ?? nothing
    return {
      ...standing,
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
