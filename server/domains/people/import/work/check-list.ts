import { countStaff } from '#domains/identity'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { brakeLimit } from '../../apply/rules.ts'
import { Places } from '../../apply/places.ts'
import { compareLists, countActs, newPlaces } from '../rows/queries.ts'
import { deleteDraft, markTwinKeys, markTwinNames, stageRows } from '../rows/draft-store.ts'
import { deleteRows, faultTwinNames } from '../rows/store.ts'
import { type ImportRecord, lastCommitted, moveImport } from '../store.ts'
import { decideAll } from './decide-all.ts'
import { findMissing } from './find-missing.ts'
import { takeTime } from '../rows/transaction-store.ts'
import { type ListRow, rowReader } from '../read/list-rows.ts'
import { isMapping } from '../read/stored.ts'
import { Stocktaking } from './stocktaking.ts'

const chunk = 2000

/**
 * Checks a list from its first row to its last and stores what it would do. Nothing of it is visible to anyone but the
 * importer; begun anew after a crash it throws away what it had and comes to the same end.
 */
export async function checkList(ctx: Ctx, one: ImportRecord, rows: AsyncIterable<ListRow>): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await takeTime(ctx.db)
    await deleteDraft(ctx.db, one.id)
    await deleteRows(ctx.db, one.id)
    await moveImport(ctx.db, one.id, { at: ctx.now, stepsDone: 0, stepsTotal: 0, trouble: null })
  })
  const lastLine = await stageAll(ctx, one, rows)
  await ctx.transaction((ctx) => markTwins(ctx, one))
  await decideAll(ctx, one, await Places.of(ctx.db))
  if (one.missing !== 'keep') await findMissing(ctx, one, lastLine)
  await ctx.transaction((ctx) => settle(ctx, one))
}

/** Stages all rows; answers the last line. */
async function stageAll(ctx: Ctx, one: ImportRecord, rows: AsyncIterable<ListRow>): Promise<number> {
  const read = rowReader({ headings: one.headings, mapping: isMapping(one.mapping), matchBy: one.matchBy })
  let lastLine = 0
  let batch: ReturnType<typeof read>[] = []
  const stock = new Stocktaking()
  const flush = async () => {
    const staged = batch
    batch = []
    await ctx.transaction(async (ctx) => {
      await stageRows(ctx.db, one.id, staged)
      await moveImport(ctx.db, one.id, { at: ctx.parts.clock.now(), stepsTotal: lastLine })
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
 * What two lines claim is asked of the whole list at once. Where people are told apart by their names, the names are the
 * keys.
 */
async function markTwins(ctx: Ctx, one: ImportRecord): Promise<void> {
  await takeTime(ctx.db)
  await markTwinKeys(ctx.db, one.id, `${one.matchBy}.twice`)
  if (one.matchBy !== 'userName' && isMapping(one.mapping).userName !== undefined)
    await markTwinNames(ctx.db, one.id, nameTwice)
}

async function settle(ctx: Ctx, one: ImportRecord): Promise<void> {
  await takeTime(ctx.db)
  if (one.matchBy !== 'userName') await faultTwinNames(ctx.db, one.id, nameTwice)
  await deleteDraft(ctx.db, one.id)
  const acts = await countActs(ctx.db, one.id)
  const places = one.createMissing ? await newPlaces(ctx.db, one.id) : []
  const known = await Places.of(ctx.db)
  const unknown = places.filter(({ kind, text }) => known.find(kind, text) === 'unknown')
  const settings = await settingsOf(ctx)
  const setting = { percent: settings['import.brakePercent'], people: settings['import.brakePeople'] }
  const before = await lastCommitted(ctx.db, one.seriesId, one.id)
  const since = before
    ? {
        at: before.committedAt?.toISOString(),
        fileName: before.fileName,
        ...(await compareLists(ctx.db, before.id, one.id)),
      }
    : null
  const limit = brakeLimit(setting, await countStaff(ctx.db))
  const counts = { ...acts, places: unknown.length, limit, since }
  await moveImport(ctx.db, one.id, { at: ctx.now, state: 'ready', counts, stepsDone: 0, stepsTotal: 0 })
}
