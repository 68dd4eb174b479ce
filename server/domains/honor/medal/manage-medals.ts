import {
  type addMedal as Add,
  type editMedal as Edit,
  honorErrors,
  type listManagedMedals as List,
} from '@lyceum/contract/honor'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { filesFor } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { awardMedal } from './jobs.ts'
import { managedMedals } from './queries.ts'
import { insertMedal, lockMedal, updateMedal } from './store.ts'

export async function listManagedMedals(ctx: Ctx): Promise<Result<typeof List>> {
  return { records: await managedMedals(ctx) }
}

export async function addMedal(ctx: Ctx, sheet: Input<typeof Add>): Promise<Result<typeof Add>> {
  await findPicture(ctx, sheet.pictureId)
  const id = await insertMedal(ctx.db, sheet)
  await ctx.audit({ action: 'honor.medal.add', object: `honor.medal:${id}`, after: sheet })
  await ctx.enqueue(awardMedal, { medalId: id })
  return { id }
}

export async function editMedal(
  ctx: Ctx,
  { id, revision, ...sheet }: Input<typeof Edit>,
): Promise<Result<typeof Edit>> {
  const before = (await lockMedal(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (before.revision !== revision) fail(honorErrors.MEDAL_CHANGED)
  await findPicture(ctx, sheet.pictureId)
  await updateMedal(ctx.db, id, sheet)
  const { name, deed, needed, isRetired } = before
  await ctx.audit({
    action: 'honor.medal.edit',
    object: `honor.medal:${id}`,
    before: { name, deed, needed, isRetired },
    after: sheet,
  })
  await ctx.enqueue(awardMedal, { medalId: id })
  return { id }
}

/** B-274: a custom picture is a jpg or png, which the file purpose has already checked. */
async function findPicture(ctx: Ctx, pictureId: string | null): Promise<void> {
  if (pictureId === null) return
  const found = await filesFor(ctx.db, { ids: [pictureId], purpose: 'medal' })
  if (found.length === 0) fail(commonErrors.NOT_FOUND)
}
