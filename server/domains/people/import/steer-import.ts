import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type commitImport as committing,
  type discardImport as discarding,
  importErrors,
  type ImportState,
  type saveImportMapping as mapping,
  type undoImport as undoing,
} from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { countsOf, touchedBy } from './rows/counts.ts'
import { labelOf, missingIn } from './read/fields.ts'
import { actingFor, askerOf, checking, undoing as undoJob, writing } from './tickets.ts'
import { rememberReading } from './series-store.ts'
import { type ImportRecord, isWriting, lockImport, moveImport, saveReading } from './store.ts'

/** How the columns are read is said, remembered for the next list, and the check begins. */
export async function saveImportMapping(
  ctx: Ctx,
  { id, ...reading }: Input<typeof mapping>,
): Promise<Result<typeof mapping>> {
  const one = await inState(ctx, id, ['mapping', 'ready'])
  const lacking = missingIn(reading.mapping, reading.matchBy)
  const strays = Object.values(reading.mapping).filter((heading) => !one.headings.includes(heading))
  if (strays.length > 0) fail(importErrors.IMPORT_MAPPING, { fields: strays.join(' ') })
  if (lacking.length > 0) {
    const fields = lacking
      .map((field) => labelOf(field, ctx.locale))
      .join(ctx.locale === 'en-US' ? ', ' : '、')
    fail(importErrors.IMPORT_MAPPING, { fields })
  }
  await saveReading(ctx.db, id, reading)
  await rememberReading(ctx.db, one.seriesId, reading)
  const acting = actingFor(ctx, one)
  const begun = { state: 'checking', stepsDone: 0, stepsTotal: 0, trouble: null } as const
  await moveImport(ctx.db, id, { at: ctx.now, ...begun, ...acting })
  await ctx.enqueue(checking, { id }, { key: id, as: askerOf(acting) })
  return { id }
}

/** Begins to write a checked list, unless the brake holds it or another one is being written. */
export async function commitImport(
  ctx: Ctx,
  { id, confirmed }: Input<typeof committing>,
): Promise<Result<typeof committing>> {
  const one = await inState(ctx, id, ['ready', 'failed'])
  await begin(ctx, one, confirmed)
  return { id }
}

async function begin(ctx: Ctx, one: ImportRecord, confirmed: number | undefined): Promise<void> {
  const counts = countsOf(one.counts)
  const touched = touchedBy(counts)
  const isUnsure = touched > counts.limit && confirmed !== touched
  if (isUnsure && one.state !== 'failed') fail(importErrors.IMPORT_BRAKE, { touched, limit: counts.limit })
  if (touched + counts.create === 0) fail(importErrors.IMPORT_NOTHING)
  if (await isWriting(ctx.db)) fail(importErrors.IMPORT_OTHER_RUNS)
  const isNew = one.state !== 'failed'
  const steps = isNew ? { stepsDone: 0, stepsTotal: touched + counts.create } : {}
  await moveImport(ctx.db, one.id, { at: ctx.now, state: 'committing', trouble: null, ...steps })
  const { since: _since, ...planned } = counts
  await ctx.audit({
    action: 'people.import.begin',
    object: `people.import:${one.id}`,
    after: { file: one.fileName, ...planned, confirmed: confirmed ?? null },
  })
  await ctx.enqueue(writing, { id: one.id }, { key: one.id, as: askerOf(one) })
}

/** Begins to write what nobody need confirm; anything else is left as it is. */
export async function beginUnheld(ctx: Ctx, id: string): Promise<void> {
  const one = await lockImport(ctx.db, id)
  if (one?.state !== 'ready' || (await isWriting(ctx.db))) return
  const counts = countsOf(one.counts)
  const touched = touchedBy(counts)
  if (touched <= counts.limit && touched + counts.create > 0) await begin(ctx, one, undefined)
}

/** Begins to take a list back that was written, or was written in part and then failed. */
export async function undoImport(ctx: Ctx, { id }: Input<typeof undoing>): Promise<Result<typeof undoing>> {
  const one = await inState(ctx, id, ['done', 'failed'])
  if (one.undoUntil && one.undoUntil < ctx.now) fail(importErrors.IMPORT_UNDO_OVER)
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
  await inState(ctx, id, ['mapping', 'ready'])
  await moveImport(ctx.db, id, { at: ctx.now, state: 'discarded' })
  return { id }
}

async function inState(ctx: Ctx, id: string, states: readonly ImportState[]): Promise<ImportRecord> {
  const one = (await lockImport(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  return states.includes(one.state) ? one : fail(importErrors.IMPORT_STATE)
}
