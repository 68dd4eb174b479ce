import { randomUUID } from 'node:crypto'
import { courseContent } from '@lyceum/contract/course'
import type { Db } from '#platform/db'
import { makeCourse, publishAs } from '../../course/make.ts'
import { makeAccount } from '../../identity/make.ts'
import { on } from '../tables.ts'
import { insertMove, updateMove } from './move-store.ts'

type Group = {
  readonly courseId: string
  readonly versionId: string
  readonly count: number
  /** The modules that each of them has opened. */
  readonly opened?: readonly string[]
}

/** This many people in progress under a version; returns their enrolments. */
export async function makeLearners(db: Db, { courseId, versionId, count, opened = [] }: Group) {
  const addLearner = async () => {
    const accountId = await makeAccount(db, { userName: `v${randomUUID()}`, name: '学员' })
    const { id } = await on(db)
      .insertInto('learning.enrolment')
      .values({ courseId, versionId, accountId, status: 'IN_PROGRESS', holdsSeat: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const moduleId of opened)
      await on(db).insertInto('learning.progress').values({ enrolmentId: id, moduleId, opens: 1 }).execute()
    return id
  }
  return Promise.all(Array.from({ length: count }, addLearner))
}

/** A finished move without people, in a course of this unit. */
export async function makeVersionMove(db: Db, byId: string, unitId: string | undefined): Promise<string> {
  const courseId = await makeCourse(db, unitId === undefined ? {} : { unitId })
  const before = await publishAs(db, courseId, courseContent.parse({}))
  const toVersionId = await publishAs(db, courseId, courseContent.parse({}))
  const at = new Date()
  const id = await insertMove(db, { courseId, toVersionId, fromVersionIds: [before], byId, at })
  await updateMove(db, id, { state: 'moved', doneAt: at })
  return id
}
