import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const columns = ['id', 'moduleId', 'second', 'words', 'createdAt', 'updatedAt'] as const

export type NoteRow = Awaited<ReturnType<typeof notesIn>>[number]

export async function notesIn(db: Db, accountId: string, moduleId: string) {
  return on(db)
    .selectFrom('learning.note')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('moduleId', '=', moduleId)
    .orderBy('second')
    .orderBy('id')
    .limit(500)
    .execute()
}

type NewNote = {
  readonly accountId: string
  readonly courseId: string
  readonly moduleId: string
  readonly second: number | null
  readonly words: string
  readonly at: Date
}

export async function insertNote(db: Db, { at, ...note }: NewNote): Promise<NoteRow> {
  return on(db)
    .insertInto('learning.note')
    .values({ ...note, createdAt: at, updatedAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

type Whose = { readonly id: string; readonly accountId: string }
type Change = { readonly second: number | null; readonly words: string; readonly updatedAt: Date }

export async function updateNote(db: Db, { id, accountId }: Whose, change: Change) {
  return on(db)
    .updateTable('learning.note')
    .set(change)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(columns)
    .executeTakeFirst()
}

export async function deleteNote(db: Db, { id, accountId }: Whose): Promise<boolean> {
  const gone = await on(db)
    .deleteFrom('learning.note')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
