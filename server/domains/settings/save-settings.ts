import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import { changeSettings } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { withPictures } from './pictures.ts'

export async function saveSetting(
  ctx: Ctx,
  change: Input<typeof contract.saveSetting>,
): Promise<Result<typeof contract.saveSetting>> {
  const values = await changeSettings(ctx, await withPictures(ctx, [change]))
  return { name: change.name, value: values[change.name] }
}

export async function saveSettings(
  ctx: Ctx,
  { changes }: Input<typeof contract.saveSettings>,
): Promise<Result<typeof contract.saveSettings>> {
  const values = await changeSettings(ctx, await withPictures(ctx, changes))
  return { saved: Object.keys(values).length }
}
