import type { previewPaper as Preview } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { versionsWithKeys } from '../form/bank-store.ts'
import { choicesFor, placedAll } from '../form/draw-forms.ts'
import { layOut } from '../form/lay-out.ts'
import { currentVersions } from '../form/form-store.ts'
import { paperById } from './paper-store.ts'

/** A paper as one candidate could get it; nothing of it is kept. */
export async function previewPaper(
  ctx: Ctx,
  { id, seed: number }: Input<typeof Preview>,
): Promise<Result<typeof Preview>> {
  const paper = (await paperById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const seed = `${id}/${paper.revision}/preview/${number}`
  const [chosen = []] = await choicesFor(ctx.db, paper, [seed])
  const versions = await currentVersions(
    ctx.db,
    chosen.map(({ questionId }) => questionId),
  )
  return layOut(placedAll(chosen, await versionsWithKeys(ctx.db, versions)), { ...paper, seed })
}
