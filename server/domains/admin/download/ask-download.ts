import { adminErrors, type askDownload as contract } from '@lyceum/contract/admin'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/export'
import { fail } from '#platform/failure'
import { mostUnderWay } from './rules.ts'
import { countUnderWay, insertDownload } from './store.ts'
import { makeFileTicket } from './ticket.ts'

/** Orders a file. That somebody takes data away is an administrative act, and recorded (INV-A01). */
export async function askDownload(
  ctx: Ctx,
  { kind, format, filter: typed }: Input<typeof contract>,
  all: readonly Export[],
): Promise<Result<typeof contract>> {
  const wanted = all.find((one) => one.kind === kind)
  if (!wanted || !ctx.actor.permissions.has(wanted.permission)) fail(commonErrors.NOT_FOUND)
  const { data: filter } = wanted.filter.strict().safeParse(typed)
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
  const count = await countUnderWay(ctx.db, ctx.actor.id)
  if (count >= mostUnderWay) fail(adminErrors.TOO_MANY_DOWNLOADS, { count })
}
