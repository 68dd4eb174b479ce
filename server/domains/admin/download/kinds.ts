import type { listExports } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Export } from '#platform/export'

/** The tables that this person may take away whole. One that needs to know of which thing is taken from that thing's page. */
export async function exportsFor(ctx: Ctx, all: readonly Export[]): Promise<Result<typeof listExports>> {
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
