import type { ExamFacts, pageByDue as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { coursesByDue } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { allowedTimes, windowOf } from '../entrance/entry.ts'
import { type CardRow, examCards, examDue } from './card-queries.ts'

/** The course centre with what is due first, and what each exam asks for. */
export async function pageByDue(ctx: Ctx, asked: Input<typeof contract>): Promise<Result<typeof contract>> {
  const page = await coursesByDue(ctx, asked, examDue(ctx.db, ctx.actor.id, ctx.now))
  const ids = page.records.filter(({ itmType }) => itmType.endsWith('EXAM_COURSE')).map(({ itmId }) => itmId)
  const rows = await examCards(ctx.db, ctx.actor.id, ids)
  const facts = new Map(rows.map((row) => [row.courseId, factsOf(row)]))
  return {
    ...page,
    records: page.records.map((card) => ({ ...card, exam: facts.get(card.itmId) ?? null })),
  }
}

function factsOf(row: CardRow): ExamFacts {
  const { opensAt, closesAt } = windowOf(row, row)
  const allowed = allowedTimes(row, row)
  return {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    minutes: row.minutes + row.extraMinutes,
    passScore: Number(row.passScore),
    timesLeft: allowed === null ? null : Math.max(0, allowed - Math.max(row.opens, row.submits)),
  }
}
