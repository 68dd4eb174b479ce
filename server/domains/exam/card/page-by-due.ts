import type { ExamSummary, pageByDue as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import { coursesByDue } from '#domains/learning'
import type { Ctx } from '#platform/ctx'
import { allowedTimes, windowOf } from '../setup/limit-rules.ts'
import { type CardRow, examCards, examDue } from './card-queries.ts'

/** The course catalogue sorted by due date, with the exam details of each course. */
export async function pageByDue(ctx: Ctx, input: Input<typeof contract>): Promise<Result<typeof contract>> {
  const page = await coursesByDue(ctx, input, examDue(ctx.db, ctx.actor.id, ctx.now))
  const ids = page.records.filter(({ itmType }) => itmType.endsWith('EXAM_COURSE')).map(({ itmId }) => itmId)
  const rows = await examCards(ctx.db, ctx.actor.id, ids)
  const details = new Map(rows.map((row) => [row.courseId, detailsOf(row)]))
  return {
    ...page,
    records: page.records.map((card) => ({ ...card, exam: details.get(card.itmId) ?? null })),
  }
}

function detailsOf(row: CardRow): ExamSummary {
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
