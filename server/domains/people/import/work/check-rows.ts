import { countStaff } from '#domains/identity'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { bulkLimitOf } from '../../apply/rules.ts'
import { Places } from '../../apply/find-places.ts'
import { compareLists, countActs, newPlaces } from '../rows/queries.ts'
import { deleteDraft, markDuplicateKeys, markDuplicateNames, stageRows } from '../rows/draft-store.ts'
import { deleteRows, failDuplicateNames } from '../rows/store.ts'
import { type ImportRecord, lastCommitted, moveImport } from '../store.ts'
import { decideAll } from './decide-rows.ts'
import { findMissing } from './find-missing-people.ts'
import { takeTime } from '../rows/transaction-store.ts'
import { type ListRow, rowReader } from '../read/list-rows.ts'
import { isMapping } from '../read/parse-stored.ts'
import { Stocktaking } from './refresh-statistics.ts'

const chunk = 2000

/**
 * Checks a list from first to last row and stores what it would do. Only the importer sees it; restarted after a
 * crash it discards what it had and comes to the same result.
 */
export async function checkList(ctx: Ctx, record: ImportRecord, rows: AsyncIterable<ListRow>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await takeTime(ctx.db)
    await deleteDraft(ctx.db, record.id)
    await deleteRows(ctx.db, record.id)
    await moveImport(ctx.db, record.id, { at: ctx.now, stepsDone: 0, stepsTotal: 0, trouble: null })
  })
  const lastLine = await stageAll(ctx, record, rows)
  await ctx.transaction((ctx) => markDuplicates(ctx, record))
  await decideAll(ctx, record, await Places.of(ctx.db))
  if (record.missing !== 'keep') await findMissing(ctx, record, lastLine)
  await ctx.transaction((ctx) => settle(ctx, record))
}

/** Stages all rows; returns the last line. */
async function stageAll(ctx: Ctx, record: ImportRecord, rows: AsyncIterable<ListRow>): Promise<number> {
  const read = rowReader({
    headings: record.headings,
    mapping: isMapping(record.mapping),
    matchBy: record.matchBy,
  })
  let lastLine = 0
  let batch: ReturnType<typeof read>[] = []
  const stock = new Stocktaking()
  const flush = async () => {
    const staged = batch
    batch = []
    await ctx.transaction(async (ctx) => {
      await stageRows(ctx.db, record.id, staged)
      await moveImport(ctx.db, record.id, { at: ctx.parts.clock.now(), stepsTotal: lastLine })
    })
    await stock.count(ctx, staged.length)
  }
  for await (const row of rows) {
    batch.push(read(row))
    lastLine = row.line
    if (batch.length >= chunk) await flush()
  }
  if (batch.length > 0) await flush()
  return lastLine
}

const nameTwice = 'userName.twice'

/**
 * Duplicates are searched in the whole list at once. Where people are identified by user name, the names are the
 * keys.
 */
async function markDuplicates(ctx: Ctx, record: ImportRecord): Promise<void> {
  await takeTime(ctx.db)
  await markDuplicateKeys(ctx.db, record.id, `${record.matchBy}.twice`)
  if (record.matchBy !== 'userName' && isMapping(record.mapping).userName !== undefined)
    await markDuplicateNames(ctx.db, record.id, nameTwice)
}

async function settle(ctx: Ctx, record: ImportRecord): Promise<void> {
  await takeTime(ctx.db)
  if (record.matchBy !== 'userName') await failDuplicateNames(ctx.db, record.id, nameTwice)
  await deleteDraft(ctx.db, record.id)
  const acts = await countActs(ctx.db, record.id)
  const places = record.createMissing ? await newPlaces(ctx.db, record.id) : []
  const known = await Places.of(ctx.db)
  const unknown = places.filter(({ kind, text }) => known.find(kind, text) === 'unknown')
  const settings = await settingsOf(ctx)
  const setting = { percent: settings['import.brakePercent'], people: settings['import.brakePeople'] }
  const before = await lastCommitted(ctx.db, record.seriesId, record.id)
  const since = before
    ? {
        at: before.committedAt?.toISOString(),
        fileName: before.fileName,
        ...(await compareLists(ctx.db, before.id, record.id)),
      }
    : null
  const limit = bulkLimitOf(setting, await countStaff(ctx.db))
  const counts = { ...acts, places: unknown.length, limit, since }
  await moveImport(ctx.db, record.id, { at: ctx.now, state: 'ready', counts, stepsDone: 0, stepsTotal: 0 })
}
