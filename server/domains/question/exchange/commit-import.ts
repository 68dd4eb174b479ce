import {
  type commitQuestionImport as Commit,
  type discardQuestionImport as Discard,
  questionImportErrors,
} from '@lyceum/contract/question'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { inState } from '#platform/import-flow'
import { type ImportRecord, lockImport, moveImport } from './import-store.ts'
import { importTicket } from './tickets.ts'

/** Starts writing the valid rows; an import that failed before continues where it stopped. */
export async function commitQuestionImport(
  ctx: Ctx,
  { id, takesTwins }: Input<typeof Commit>,
): Promise<Result<typeof Commit>> {
  const record = await importIn(ctx, id, ['ready', 'failed'])
  if (record.fit + (takesTwins ? record.twins : 0) === 0) fail(questionImportErrors.QUESTION_IMPORT_NOTHING)
  await moveImport(ctx.db, id, { state: 'writing', takesTwins })
  const { fileName, fit, twins } = record
  await ctx.audit({
    action: 'exam.import.commit',
    object: `exam.import:${id}`,
    after: { fileName, fit, twins: takesTwins ? twins : 0 },
  })
  await ctx.enqueue(importTicket, { id }, { key: id })
  return { id }
}

export async function discardQuestionImport(
  ctx: Ctx,
  { id }: Input<typeof Discard>,
): Promise<Result<typeof Discard>> {
  await importIn(ctx, id, ['ready'])
  await moveImport(ctx.db, id, { state: 'discarded' })
  return { id }
}

async function importIn(
  ctx: Ctx,
  id: string,
  states: readonly ImportRecord['state'][],
): Promise<ImportRecord> {
  return inState(await lockImport(ctx.db, id), states, questionImportErrors.QUESTION_IMPORT_STATE)
}
