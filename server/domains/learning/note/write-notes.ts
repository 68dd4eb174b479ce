import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { myModule } from '../progress/my-study.ts'
import { deleteNote, insertNote, type NoteRow, notesIn, updateNote } from './note-store.ts'

export async function listNotes(
  ctx: Ctx,
  { modId }: Input<typeof contract.listNotes>,
): Promise<Result<typeof contract.listNotes>> {
  await myModule(ctx, modId)
  return { records: (await notesIn(ctx.db, ctx.actor.id, modId)).map(shown) }
}

export async function addNote(
  ctx: Ctx,
  { modId, second, words }: Input<typeof contract.addNote>,
): Promise<Result<typeof contract.addNote>> {
  const { enrolment } = await myModule(ctx, modId)
  const { courseId } = enrolment
  return shown(
    await insertNote(ctx.db, {
      accountId: ctx.actor.id,
      courseId,
      moduleId: modId,
      second,
      words,
      at: ctx.now,
    }),
  )
}

export async function changeNote(
  ctx: Ctx,
  { id, second, words }: Input<typeof contract.changeNote>,
): Promise<Result<typeof contract.changeNote>> {
  const whose = { id, accountId: ctx.actor.id }
  const note = await updateNote(ctx.db, whose, { second, words, updatedAt: ctx.now })
  return note ? shown(note) : fail(commonErrors.NOT_FOUND)
}

export async function removeNote(
  ctx: Ctx,
  { id }: Input<typeof contract.removeNote>,
): Promise<Result<typeof contract.removeNote>> {
  if (!(await deleteNote(ctx.db, { id, accountId: ctx.actor.id }))) fail(commonErrors.NOT_FOUND)
  return { id }
}

const shown = ({ id, moduleId, second, words, createdAt, updatedAt }: NoteRow) => ({
  id,
  modId: moduleId,
  second,
  words,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
