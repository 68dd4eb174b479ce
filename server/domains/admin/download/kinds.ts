import type * as contract from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/domain/export'

/** The exports this person may start here. One about a single object is started on that object's page. */
export async function listExports(
  ctx: Ctx,
  all: readonly Export[],
): Promise<Result<typeof contract.listExports>> {
  const mine = all.filter(
    ({ permission, filter }) => ctx.actor.permissions.has(permission) && filter.safeParse({}).success,
  )
  return {
    kinds: mine.map(({ kind, title, columns }) => ({
      kind,
      title: title[ctx.locale],
      columns: columns.map((column) => column.title[ctx.locale]),
    })),
  }
}
