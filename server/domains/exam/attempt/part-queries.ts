import { z } from 'zod'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Part } from './score-rules.ts'

const stored = z.array(
  z.object({
    questionVersionId: z.string(),
    type: z.enum(['MC', 'MC_MANY', 'TF', 'FB', 'MT', 'ES', 'SR']),
    full: z.number(),
    score: z.number().nullable(),
    isRight: z.boolean().nullable(),
  }),
)

/** Parts as they are stored. */
export const readParts = (value: unknown): readonly Part[] => stored.parse(value)

export async function partsOf(db: Db, attemptId: string): Promise<readonly Part[]> {
  const row = await on(db)
    .selectFrom('exam.result')
    .select('parts')
    .where('attemptId', '=', attemptId)
    .executeTakeFirst()
  return row ? readParts(row.parts) : []
}
