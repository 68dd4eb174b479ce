import { deleteUnused, strongerThan } from '#domains/identity'
import { deleteJobs } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { retrying } from '#platform/db'
import { type PersonAct, rehireAll, offboardAll } from '../../apply/apply-acts.ts'
import { countActs } from '../rows/queries.ts'
import { countsOf } from '../rows/counts.ts'
import { type Known, lockPeople } from '../../apply/current-people.ts'
import { Places } from '../../apply/find-places.ts'
import { fieldsOf, restorable } from '../../apply/rules.ts'
import { undoable, markUndone } from '../rows/store.ts'
import { countSteps, importById, lockImport, moveImport } from '../store.ts'
import { isValues } from '../read/parse-stored.ts'
import { applyRows } from './apply-rows.ts'
import { inSavepoint, isReferenced, takeTime } from '../rows/transaction-store.ts'

const chunk = 500
const beyond = 2_147_483_647

/**
 * Undoes a list, last row first: new people are deleted, changed fields restored, people let go return. What was
 * changed since stays and is reported. Can be killed and resumed like the writing.
 */
export async function undoList(ctx: Ctx, importId: string): Promise<void> {
  const record = await importById(ctx.db, importId)
  if (record?.state !== 'undoing') return
  const places = await Places.of(ctx.db)
  for (let after: number | undefined = beyond; after !== undefined;)
    after = await step(ctx, { importId, places, after })
  await ctx.transaction((ctx) => finish(ctx, importId))
}

type Step = { readonly importId: string; readonly places: Places; readonly after: number }

function step(ctx: Ctx, { importId, places, after }: Step): Promise<number | undefined> {
  return retrying(() =>
    ctx.transaction(async (ctx) => {
      const current = await lockImport(ctx.db, importId)
      if (current?.state !== 'undoing') return undefined
      const rows = await undoable(ctx.db, importId, { afterLine: after, limit: chunk })
      if (rows.length === 0) return undefined
      await markUndone(ctx.db, importId, {
        rows: await restore(ctx, rows, places),
        at: ctx.parts.clock.now(),
      })
      await countSteps(ctx.db, importId, rows.length)
      return rows.at(-1)?.line
    }),
  )
}

type Row = Awaited<ReturnType<typeof undoable>>[number]
type Undone = { readonly line: number; readonly notRestored: readonly string[] }

async function restore(ctx: Ctx, rows: readonly Row[], places: Places): Promise<Undone[]> {
  const ids = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const people = await lockPeople(ctx.db, ids)
  const stronger = await strongerThan(ctx, ids)
  const met = rows.map((row) => ({
    row,
    person: people.get(row.accountId ?? ''),
    isStronger: stronger.has(row.accountId ?? ''),
  }))
  const stayed = await restoreStates(
    ctx,
    met.filter(({ isStronger }) => !isStronger),
  )
  const changed = met.map((record) => ({ ...record, ...changeBack(record) }))
  const applied = await applyRows(
    ctx,
    changed.flatMap(({ act }) => (act ? [act] : [])),
    places,
  )
  let next = 0
  return changed.map(({ act, unrestored, ...record }) => {
    const isLeftOut = act !== undefined && applied[next++]?.problem !== undefined
    const lostFields = isLeftOut ? fieldsOf(isValues(record.row.after)) : unrestored
    return { line: record.row.line, notRestored: lost({ ...record, unrestored: lostFields, stayed }) }
  })
}

/**
 * Deletes people the list created, re-hires those it let go, lets go of those it re-hired. Returns who could not be
 * deleted.
 */
async function restoreStates(ctx: Ctx, met: readonly Met[]): Promise<ReadonlySet<string>> {
  const stayed = await removeMade(
    ctx,
    met.flatMap(({ row, person }) => (row.act === 'create' && person ? [person] : [])),
  )
  const returning = met.flatMap(({ row, person }) =>
    row.act === 'leave' && person?.state === 'left' ? [person.id] : [],
  )
  await rehireAll(ctx, returning)
  const leaving = met.flatMap(({ row, person }) =>
    row.act === 'rehire' && person?.state === 'active' ? [person.id] : [],
  )
  await offboardAll(ctx, leaving)
  return stayed
}

type Met = {
  readonly row: Row
  readonly person: Known | undefined
  /** Has rights that the person who undoes the list lacks: their state is not changed. */
  readonly isStronger: boolean
}

function changeBack({ row, person }: Met): { act: PersonAct | undefined; unrestored: readonly string[] } {
  if (!person || row.act === 'create' || row.act === 'leave') return { act: undefined, unrestored: [] }
  const wrote = { before: isValues(row.before), after: isValues(row.after) }
  const { restored, unrestored } = restorable(wrote, person.values)
  const isEmpty = Object.keys(restored).length === 0
  return { act: isEmpty ? undefined : { act: 'change', person, values: restored }, unrestored }
}

/**
 * Deletes people that the list created, unless they have been active: a person who has signed in, or to whom another
 * domain refers, is let go instead. Returns those.
 */
async function removeMade(ctx: Ctx, made: readonly Known[]): Promise<ReadonlySet<string>> {
  const used = made.filter(({ hasSignedIn }) => hasSignedIn).map(({ id }) => id)
  const unused = made.filter(({ hasSignedIn }) => !hasSignedIn).map(({ id }) => id)
  const stayed = [...used, ...(await remove(ctx, unused))]
  await offboardAll(ctx, stayed)
  return new Set(stayed)
}

/** Halves a group that cannot be deleted until the referenced people are found; returns them. */
async function remove(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const isGone = await inSavepoint(
    ctx.db,
    async () => {
      await deleteJobs(ctx.db, ids)
      await deleteUnused(ctx.db, ids)
    },
    isReferenced,
  )
  if (isGone) return []
  if (ids.length === 1) return ids
  const middle = Math.ceil(ids.length / 2)
  return [...(await remove(ctx, ids.slice(0, middle))), ...(await remove(ctx, ids.slice(middle)))]
}

type Lost = Met & { readonly unrestored: readonly string[]; readonly stayed: ReadonlySet<string> }

/** What could not be restored, by field; `state` when the person's state differs from before. */
const lost = (record: Lost): readonly string[] =>
  isOtherwise(record) ? [...record.unrestored, 'state'] : record.unrestored

function isOtherwise({ row: { act }, person, isStronger, stayed }: Lost): boolean {
  if (act === 'create') return person !== undefined && (isStronger || stayed.has(person.id))
  if (!person) return true
  if (act === 'leave') return isStronger || person.state !== 'left'
  return act === 'rehire' && (isStronger || person.state !== 'active')
}

async function finish(ctx: Ctx, importId: string): Promise<void> {
  const record = await lockImport(ctx.db, importId)
  if (record?.state !== 'undoing') return
  await takeTime(ctx.db)
  const { notRestored } = await countActs(ctx.db, importId)
  const counts = { ...countsOf(record.counts), notRestored }
  await moveImport(ctx.db, importId, { at: ctx.now, state: 'undone', counts, undoneAt: ctx.now })
  await ctx.audit({
    action: 'people.import.undo',
    object: `people.import:${importId}`,
    after: { file: record.fileName, notRestored },
  })
}
