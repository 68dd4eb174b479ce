import { adminErrors, type askDownload as contract } from '@lyceum/contract/admin'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/domain/export'
import { fail } from '#platform/app-error'
import { maxInProgress } from './rules.ts'
import { countInProgress, insertDownload } from './store.ts'
import { makeFileTicket } from './ticket.ts'

/** Requests a file. Exporting data is an administrative action and is recorded (INV-A01). */
export async function askDownload(
  ctx: Ctx,
  { kind, format, filter: typed }: Input<typeof contract>,
  all: readonly Export[],
): Promise<Result<typeof contract>> {
  const table = all.find((item) => item.kind === kind)
  if (!table || !ctx.actor.permissions.has(table.permission)) fail(commonErrors.NOT_FOUND)
  const { data: filter } = table.filter.strict().safeParse(typed)
  if (!filter) fail(adminErrors.DOWNLOAD_FILTER)
  await refuseTooMany(ctx)
  const { id: ownerId, role } = ctx.actor
  const id = await insertDownload(ctx.db, { ownerId, role, kind, format, filter: typed, createdAt: ctx.now })
  await ctx.audit({
    action: 'admin.download.ask',
    object: `admin.download:${id}`,
    after: { kind, format, filter: typed },
  })
  await ctx.enqueue(makeFileTicket, { id })
  return { id }
}

export async function refuseTooMany(ctx: Ctx): Promise<void> {
  const count = await countInProgress(ctx.db, ctx.actor.id)
  if (count >= maxInProgress) fail(adminErrors.TOO_MANY_DOWNLOADS, { count })
}
