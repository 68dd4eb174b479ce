import type { Input, Result } from '@lyceum/contract/kit'
import { importErrors, type startImport as contract } from '@lyceum/contract/people'
import { ownFiles } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { guessMapping } from './read/fields.ts'
import { readHead } from './read/read-file.ts'
import { fileSeries } from './series-store.ts'
import { insertImport } from './store.ts'
import { isMapping } from './read/parse-stored.ts'

/** Takes a file as the next list of a series; the column mapping is guessed, and must be confirmed. */
export async function startImport(
  ctx: Ctx,
  { fileId, series: name }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const [file] = await ownFiles(ctx, { ids: [fileId], purpose: 'import' })
  const { headings, samples } = await readHead(ctx, fileId)
  return ctx.transaction(async (ctx) => {
    // A directory's series has this name: its lists do not come as files.
    const series = (await fileSeries(ctx.db, name)) ?? fail(importErrors.IMPORT_STATE)
    const { matchBy, missing, createMissing } = series
    const mapping = guessMapping(headings, isMapping(series.mapping))
    const row = { headings, samples, mapping, matchBy: bestKey(mapping, matchBy), missing, createMissing }
    const id = await insertImport(ctx.db, {
      ...row,
      seriesId: series.id,
      state: 'mapping',
      fileName: file?.name ?? '',
      fileId,
      byId: ctx.actor.id,
      createdAt: ctx.now,
    })
    return { id }
  })
}

/** A list without staff numbers can only identify people by user name. */
function bestKey(mapping: ReturnType<typeof guessMapping>, matchBy: 'staffNo' | 'userName') {
  return mapping[matchBy] === undefined && mapping.staffNo === undefined && mapping.userName !== undefined
    ? 'userName'
    : matchBy
}
