import type { getExamAnalysis as contract } from '@lyceum/contract/exam'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { examToRead } from '../holding/within.ts'
import { readParts } from '../scoring/score-store.ts'
import { analysed } from './analysis-rules.ts'
import { finalPapers } from './sitting-queries.ts'

export async function examAnalysis(
  ctx: Ctx,
  { id }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await examToRead(ctx, id)
  const rows = await finalPapers(ctx.db, id)
  return analysed(
    rows.map(({ score, fullScore, isPassed, parts }) => ({
      score: Number(score),
      fullScore: Number(fullScore),
      isPassed: isPassed ?? false,
      parts: parts === null ? [] : readParts(JSON.parse(parts)),
    })),
  )
}
