import { makeExam } from '../../server/domains/exam/make.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import type { TestDatabase } from '../env/database.ts'

/** The questions of the test paper, each true or false. */
export const questions = ['101', '102', '103', '104', '105', '106', '107', '108'] as const

/** Creates an exam in which all test people are enrolled; returns its course. */
export async function openExam({ name, siteId, people }: TestDatabase, server: string): Promise<string> {
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
