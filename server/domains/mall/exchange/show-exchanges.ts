import type {
  listAddresses as Addresses,
  listExchanges as List,
  removeAddress as Remove,
} from '@lyceum/contract/mall'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { exchangesOf } from './queries.ts'
import { addressesOf, deleteAddress } from './store.ts'

export async function listExchanges(ctx: Ctx, input: Input<typeof List>): Promise<Result<typeof List>> {
  return exchangesOf(ctx, { ...input, accountId: ctx.actor.id })
}

export async function listAddresses(ctx: Ctx): Promise<Result<typeof Addresses>> {
  return { records: await addressesOf(ctx.db, ctx.actor.id) }
}

export async function removeAddress(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  if (!(await deleteAddress(ctx.db, id, ctx.actor.id))) fail(commonErrors.NOT_FOUND)
  return { id }
}
