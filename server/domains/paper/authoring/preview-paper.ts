import type { previewPaper as Preview } from '@lyceum/contract/paper'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { currentVersions, versionsWithKeys } from '#domains/question'
import { choicesFor, placeQuestions } from '../form/draw-forms.ts'
import { layOut } from '../form/lay-out.ts'
import { paperById } from '../content/paper-store.ts'

/** A sample paper as a candidate could get it; nothing is stored. */
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
  return layOut(placeQuestions(chosen, await versionsWithKeys(ctx.db, versions)), { ...paper, seed })
}
