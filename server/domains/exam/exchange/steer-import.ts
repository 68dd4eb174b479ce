import {
  type commitQuestionImport as Commit,
  type discardQuestionImport as Discard,
  questionImportErrors,
} from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { type ImportRecord, lockImport, moveImport } from './import-store.ts'
import { importTicket } from './tickets.ts'

/** Begins to write what fits; what failed before goes on where it stopped. */
export async function commitQuestionImport(
  ctx: Ctx,
  { id, takesTwins }: Input<typeof Commit>,
): Promise<Result<typeof Commit>> {
  const one = await inState(ctx, id, ['ready', 'failed'])
  if (one.fit + (takesTwins ? one.twins : 0) === 0) fail(questionImportErrors.QUESTION_IMPORT_NOTHING)
  await moveImport(ctx.db, id, { state: 'writing', takesTwins })
  const { fileName, fit, twins } = one
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
  await inState(ctx, id, ['ready'])
  await moveImport(ctx.db, id, { state: 'discarded' })
  return { id }
}

async function inState(
  ctx: Ctx,
  id: string,
  states: readonly ImportRecord['state'][],
): Promise<ImportRecord> {
  const one = (await lockImport(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  return states.includes(one.state) ? one : fail(questionImportErrors.QUESTION_IMPORT_STATE)
}
