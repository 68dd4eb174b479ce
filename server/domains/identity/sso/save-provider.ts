import {
  type addProvider as adding,
  type editProvider as editing,
  identityErrors,
} from '@lyceum/contract/identity'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { seal } from '#platform/crypto/keys'
import { isEncrypted } from './provider-rules.ts'
import { insertProvider, lockProvider, updateProvider } from './store.ts'

export async function addProvider(ctx: Ctx, input: Input<typeof adding>): Promise<Result<typeof adding>> {
  refuseWeaker(ctx)
  const row = rowOf(ctx, input, null)
  const id = await insertProvider(ctx.db, row)
  await ctx.audit({ action: 'identity.provider.add', object: `identity.provider:${id}`, after: shown(row) })
  return { id }
}

export async function editProvider(ctx: Ctx, input: Input<typeof editing>): Promise<Result<typeof editing>> {
  refuseWeaker(ctx)
  const { id } = input
  const before = await lockProvider(ctx.db, id)
  if (before?.kind !== input.config.kind) fail(commonErrors.NOT_FOUND)
  const row = rowOf(ctx, input, before.sealedSecret)
  await updateProvider(ctx.db, id, row)
  const object = `identity.provider:${id}`
  await ctx.audit({ action: 'identity.provider.edit', object, before: shown(before), after: shown(row) })
  return { id }
}

/** Whoever chooses the providers can sign in as anyone: that requires all rights, not only this one. */
function refuseWeaker({ actor }: Ctx): void {
  if (actor.role !== 'ADM') fail(identityErrors.PROVIDER_BY_ADMINISTRATOR)
}

function rowOf(
  ctx: Ctx,
  { name, config, secret, isEnabled }: Input<typeof adding>,
  storedSecret: Buffer | null,
) {
  if (ctx.parts.config.NODE_ENV === 'production' && !isEncrypted(config))
    fail(identityErrors.PROVIDER_INSECURE)
  const sealedSecret = secret === undefined ? storedSecret : seal(ctx.parts.config, secret)
  return { kind: config.kind, name, config, sealedSecret, isEnabled }
}

/** The audit records what changed, never a secret. */
const shown = ({ name, config, isEnabled }: { name: string; config: unknown; isEnabled: boolean }) => ({
  name,
  config,
  isEnabled,
})
