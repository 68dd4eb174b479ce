import { importErrors } from '@lyceum/contract/people'
import { readDirectory } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { ListRow } from './list-rows.ts'

type Source = { readonly providerId: string; readonly filter: string; readonly headings: readonly string[] }

/** The id of the importer when it is the cron job. */
export const byTheClock = '0'

/**
 * The people of a directory as rows of an import. Read completely before anything is decided: a partial directory is
 * rejected.
 */
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
    ctx.parts.log.warn({ err: error, site: ctx.site.code }, 'directory not read')
    fail(importErrors.SYNC_PROVIDER)
  }
  return oneByOne(rows)
}

async function* oneByOne(rows: readonly ListRow[]): AsyncGenerator<ListRow> {
  yield* rows
}
