import type { Input, Result } from '@lyceum/contract/kit'
import {
  type commitImport as committing,
  type discardImport as discarding,
  importErrors,
  type ImportState,
  type saveImportMapping as mapping,
  type undoImport as undoing,
} from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { inState } from '#platform/import-flow'
import { countsOf, touchedBy } from './rows/counts.ts'
import { labelOf, missingIn } from './read/fields.ts'
import { actingFor, requesterOf, checking, undoing as undoJob, writing } from './import-jobs.ts'
import { rememberReading } from './series-store.ts'
import { type ImportRecord, isWriting, lockImport, moveImport, saveReading } from './store.ts'

/** Saves the column mapping, remembers it for the next list, and starts the check. */
export async function saveImportMapping(
  ctx: Ctx,
  { id, ...reading }: Input<typeof mapping>,
): Promise<Result<typeof mapping>> {
  const record = await importIn(ctx, id, ['mapping', 'ready'])
  const lacking = missingIn(reading.mapping, reading.matchBy)
  const strays = Object.values(reading.mapping).filter((heading) => !record.headings.includes(heading))
  if (strays.length > 0) fail(importErrors.IMPORT_MAPPING, { fields: strays.join(' ') })
  if (lacking.length > 0) {
    const fields = lacking
      .map((field) => labelOf(field, ctx.locale))
      .join(ctx.locale === 'en-US' ? ', ' : '、')
    fail(importErrors.IMPORT_MAPPING, { fields })
  }
  await saveReading(ctx.db, id, reading)
  await rememberReading(ctx.db, record.seriesId, reading)
  const acting = actingFor(ctx, record)
  const begun = { state: 'checking', stepsDone: 0, stepsTotal: 0, trouble: null } as const
  await moveImport(ctx.db, id, { at: ctx.now, ...begun, ...acting })
  await ctx.enqueue(checking, { id }, { key: id, as: requesterOf(acting) })
  return { id }
}

/** Starts to write a checked list, unless the bulk limit requires confirmation or another one is being written. */
export async function commitImport(
  ctx: Ctx,
  { id, confirmed }: Input<typeof committing>,
): Promise<Result<typeof committing>> {
  const record = await importIn(ctx, id, ['ready', 'failed'])
  await begin(ctx, record, confirmed)
  return { id }
}

async function begin(ctx: Ctx, record: ImportRecord, confirmed: number | undefined): Promise<void> {
  const counts = countsOf(record.counts)
  const touched = touchedBy(counts)
  const isUnsure = touched > counts.limit && confirmed !== touched
  if (isUnsure && record.state !== 'failed') fail(importErrors.IMPORT_BRAKE, { touched, limit: counts.limit })
  if (touched + counts.create === 0) fail(importErrors.IMPORT_NOTHING)
  if (await isWriting(ctx.db)) fail(importErrors.IMPORT_OTHER_RUNS)
  const isNew = record.state !== 'failed'
  const steps = isNew ? { stepsDone: 0, stepsTotal: touched + counts.create } : {}
  await moveImport(ctx.db, record.id, { at: ctx.now, state: 'committing', trouble: null, ...steps })
  const { since: _since, ...planned } = counts
  await ctx.audit({
    action: 'people.import.begin',
    object: `people.import:${record.id}`,
    after: { file: record.fileName, ...planned, confirmed: confirmed ?? null },
  })
  await ctx.enqueue(writing, { id: record.id }, { key: record.id, as: requesterOf(record) })
}

/** Starts to write an import that needs no confirmation; any other is left unchanged. */
export async function beginUnheld(ctx: Ctx, id: string): Promise<void> {
  const record = await lockImport(ctx.db, id)
  if (record?.state !== 'ready' || (await isWriting(ctx.db))) return
  const counts = countsOf(record.counts)
  const touched = touchedBy(counts)
  if (touched <= counts.limit && touched + counts.create > 0) await begin(ctx, record, undefined)
}

/** Starts to undo an import that was written, or was written in part and then failed. */
export async function undoImport(ctx: Ctx, { id }: Input<typeof undoing>): Promise<Result<typeof undoing>> {
  const record = await importIn(ctx, id, ['done', 'failed'])
  if (record.undoUntil && record.undoUntil < ctx.now) fail(importErrors.IMPORT_UNDO_OVER)
  if (await isWriting(ctx.db)) fail(importErrors.IMPORT_OTHER_RUNS)
  const { id: actingId, role: actingRole } = ctx.actor
  const begun = { state: 'undoing', stepsDone: 0, trouble: null } as const
  await moveImport(ctx.db, id, { at: ctx.now, ...begun, actingId, actingRole })
  await ctx.enqueue(undoJob, { id }, { key: id })
  return { id }
}

export async function discardImport(
  ctx: Ctx,
  { id }: Input<typeof discarding>,
): Promise<Result<typeof discarding>> {
  await importIn(ctx, id, ['mapping', 'ready'])
  await moveImport(ctx.db, id, { at: ctx.now, state: 'discarded' })
  return { id }
}

async function importIn(ctx: Ctx, id: string, states: readonly ImportState[]): Promise<ImportRecord> {
  return inState(await lockImport(ctx.db, id), states, importErrors.IMPORT_STATE)
}
