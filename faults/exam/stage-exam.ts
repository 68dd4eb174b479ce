import { makeExam } from '../../server/domains/exam/attempt/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import type { StageDatabase } from '../stage/database.ts'

/** The questions of the stage's paper, each true or false. */
export const questions = ['101', '102', '103', '104', '105', '106', '107', '108'] as const

/** An exam in which everybody on the stage is enrolled; answers the course by which they come in. */
export async function openExam({ name, siteId, people }: StageDatabase, server: string): Promise<string> {
  const database = openDatabase(
    makePool({ url: `${server}/${name}`, max: 2, name: 'lyceum-stage', isEndless: true }),
  )
  try {
    const { courseId } = await makeExam(database.of(siteId), {
      types: questions.map(() => 'TF' as const),
      accountIds: people.map(({ id }) => id),
      settings: { maxOpens: 1 },
    })
    return courseId
  } finally {
    await database.close()
  }
}
