import { makeGrant, makeTask } from '../../server/domains/points/make.ts'
import { makeOffer } from '../../server/domains/learning/make.ts'
import { inTransaction, makePool, openDatabase } from '../../server/platform/db.ts'
import type { TestDatabase } from '../env/database.ts'

/** The scenario: tasks to collect by person, and a course whose lecturer gets gifts. */
export type Scene = {
  readonly tasks: ReadonlyMap<string, readonly string[]>
  readonly courseId: string
}

const funds = 1000

/** Gives everybody points and tasks of today; the first person teaches the course. */
export async function openPoints(
  { name, siteId, people }: TestDatabase,
  { server, tasksEach }: { readonly server: string; readonly tasksEach: number },
): Promise<Scene> {
  const database = openDatabase(
    makePool({ url: `${server}/${name}`, max: 2, name: 'lyceum-stage', isEndless: true }),
  )
  try {
    const { courseId } = await makeOffer(database.of(siteId), { lecturers: [people[0]?.id ?? ''] })
    const tasks = await inTransaction(database.of(siteId), async (db) => {
      const made = new Map<string, string[]>()
      for (const { id } of people) {
        await makeGrant(db, id, funds)
        const own: string[] = []
        for (let n = 0; n < tasksEach; n += 1) own.push(await makeTask(db, id, { type: `stage_${n}` }))
        made.set(id, own)
      }
      return made
    })
    return { tasks, courseId }
  } finally {
    await database.close()
  }
}
