import type { SetupStep } from '#platform/domain/setup'
import { on } from '../tables.ts'

/** An exam that is over also counts as done. */
export const examStep: SetupStep = {
  name: 'exam',
  permissions: ['exam.author', 'exam.operate'],
  path: '/exams',
  isDone: async ({ db }) => {
    const any = await on(db)
      .selectFrom('exam.exam')
      .select('id')
      .where('state', '<>', 'draft')
      .limit(1)
      .executeTakeFirst()
    return any !== undefined
  },
}
