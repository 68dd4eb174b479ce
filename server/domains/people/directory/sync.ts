import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  importErrors,
  type listDirectories as listing,
  type runDirectorySync as running,
  type saveDirectorySync as saving,
} from '@lyceum/contract/people'
import { directoriesOf } from '#domains/identity'
import { type Ctx, anonymous } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { labelOf, missingIn } from '../import/read/fields.ts'
import { isMapping } from '../import/read/parse-stored.ts'
import { allSeries, saveDirectorySeries, type Series } from '../import/series-store.ts'
import { insertImport } from '../import/store.ts'
import { checking } from '../import/import-jobs.ts'

export async function listDirectories(ctx: Ctx): Promise<Result<typeof listing>> {
  const known = await directoriesOf(ctx.db)
  const series = new Map((await allSeries(ctx.db)).map((entry) => [entry.providerId, entry]))
  return {
    records: known.map(({ id, name }) => {
      const entry = series.get(id)
      return { providerId: id, name, seriesId: entry?.id ?? null, sync: entry ? syncOf(entry) : null }
    }),
  }
}

const syncOf = ({ filter, mapping, matchBy, missing, createMissing, isNightly }: Series) => ({
  filter: filter ?? '',
  mapping: isMapping(mapping),
  matchBy,
  missing,
  createMissing,
  isNightly,
})

export async function saveDirectorySync(
  ctx: Ctx,
  { providerId, ...sync }: Input<typeof saving>,
): Promise<Result<typeof saving>> {
  const { name } = await directoryOf(ctx, providerId)
  const lacking = missingIn(sync.mapping, sync.matchBy)
  if (lacking.length > 0)
    fail(importErrors.IMPORT_MAPPING, {
      fields: lacking.map((field) => labelOf(field, ctx.locale)).join(' '),
    })
  const seriesId = await saveDirectorySeries(ctx.db, { ...sync, name, providerId })
  await ctx.audit({ action: 'people.directory.save', object: `people.series:${seriesId}`, after: sync })
  return { seriesId }
}

export async function runDirectorySync(
  ctx: Ctx,
  { providerId }: Input<typeof running>,
): Promise<Result<typeof running>> {
  await directoryOf(ctx, providerId)
  const series = (await allSeries(ctx.db)).find((entry) => entry.providerId === providerId)
  return { id: await startSync(ctx, series ?? fail(importErrors.SYNC_UNSET), ctx.actor.id) }
}

/** A run is an import whose rows come from the directory; `0` means the cron job. */
export async function startSync(ctx: Ctx, series: Series, byId: string): Promise<string> {
  const mapping = isMapping(series.mapping)
  const { matchBy, missing, createMissing } = series
  const id = await insertImport(ctx.db, {
    seriesId: series.id,
    state: 'checking',
    fileName: series.name,
    fileId: null,
    // Each attribute is a column under its own name.
    headings: [...new Set(Object.values(mapping))],
    samples: [],
    mapping,
    matchBy,
    missing,
    createMissing,
    byId,
    createdAt: ctx.now,
  })
  await ctx.enqueue(checking, { id }, { key: id, as: anonymous })
  return id
}

async function directoryOf(ctx: Ctx, providerId: string) {
  const found = (await directoriesOf(ctx.db)).find(({ id }) => id === providerId)
  return found ?? fail(commonErrors.NOT_FOUND)
}
