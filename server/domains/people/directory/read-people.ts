import { importErrors } from '@lyceum/contract/people'
import { readDirectory } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { ListRow } from '../import/read/list-rows.ts'

type Source = { readonly providerId: string; readonly filter: string; readonly headings: readonly string[] }

/** Who brings a list when it is the clock. */
export const byTheClock = '0'

/** The people of a directory as the rows of a list. Read whole before anything is decided: half a directory is none. */
export async function readPeople(
  ctx: Ctx,
  { providerId, filter, headings }: Source,
): Promise<AsyncIterable<ListRow>> {
  const rows: ListRow[] = []
  const take = async (entries: readonly (readonly string[])[]) => {
    for (const cells of entries) rows.push({ line: rows.length + 1, cells })
  }
  try {
    await readDirectory(ctx, providerId, { filter, attributes: headings, take })
  } catch (error) {
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'a directory was not read')
    fail(importErrors.SYNC_PROVIDER)
  }
  return oneByOne(rows)
}

async function* oneByOne(rows: readonly ListRow[]): AsyncGenerator<ListRow> {
  yield* rows
}
