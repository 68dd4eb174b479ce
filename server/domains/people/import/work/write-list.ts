import type { Ctx } from '#platform/ctx'
import { retrying } from '#platform/db'
import { accountsByName } from '#domains/identity'
import { heldFields, markBrought } from '../../apply/store.ts'
import { countActs, newPlaces } from '../rows/queries.ts'
import { type Known, lockPeople } from '../../apply/current.ts'
import { Places } from '../../apply/places.ts'
import { type Decision, decide } from '../../apply/rules.ts'
import { type AppliedRow, unapplied, markApplied } from '../rows/store.ts'
import { countSteps, type ImportRecord, importById, lockImport, moveImport } from '../store.ts'
import { takeTime } from '../rows/transaction-store.ts'
import { isWish } from '../read/stored.ts'
import { countsOf } from '../rows/counts.ts'
import { actFor } from './act-for.ts'
import { applyRows } from './apply-rows.ts'
import { Stocktaking } from './stocktaking.ts'

const chunk = 500
const undoDays = 30

/**
 * Writes a list, some hundred people in each transaction, and marks each row in the transaction that wrote it. Killed
 * anywhere, it goes on where it stopped: nobody is written twice, nobody is left out.
 */
export async function writeList(ctx: Ctx, importId: string): Promise<void> {
  const one = await importById(ctx.db, importId)
  if (one?.state !== 'committing') return
  await makePlaces(ctx, one)
  const places = await Places.of(ctx.db)
  const stock = new Stocktaking()
  for (let after: number | undefined = 0; after !== undefined;) {
    after = await step(ctx, { one, places, after })
    await stock.count(ctx, chunk)
  }
  await ctx.transaction((ctx) => finish(ctx, importId))
}

async function makePlaces(ctx: Ctx, one: ImportRecord): Promise<void> {
  if (!one.createMissing) return
  await ctx.transaction(async (ctx) => {
    await takeTime(ctx.db)
    const places = await Places.of(ctx.db)
    for (const { kind, text } of await newPlaces(ctx.db, one.id)) await places.make(ctx.db, kind, text)
  })
}

type Step = { readonly one: ImportRecord; readonly places: Places; readonly after: number }

/** One transaction; answers the last line it wrote, or nothing when no line is left. */
function step(ctx: Ctx, { one, places, after }: Step): Promise<number | undefined> {
  return retrying(() =>
    ctx.transaction(async (ctx) => {
      // Of two workers on one list the second waits here, and finds the rows of the first marked.
      const current = await lockImport(ctx.db, one.id)
      if (current?.state !== 'committing') return undefined
      const rows = await unapplied(ctx.db, one.id, { afterLine: after, limit: chunk })
      if (rows.length === 0) return undefined
      const applied = await write(ctx, rows, places)
      await markApplied(ctx.db, one.id, { rows: applied, at: ctx.parts.clock.now() })
      const ids = applied.flatMap(({ act, accountId }) =>
        accountId === null || act === 'leave' || act === 'faulty' ? [] : [accountId],
      )
      await markBrought(ctx.db, one.seriesId, ids)
      await countSteps(ctx.db, one.id, rows.length)
      return rows.at(-1)?.line
    }),
  )
}

type Row = Awaited<ReturnType<typeof unapplied>>[number]

/** Between the check and this moment people may have changed: each row is weighed again, against whom it meets now. */
async function write(ctx: Ctx, rows: readonly Row[], places: Places): Promise<AppliedRow[]> {
  const ids = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const people = await lockPeople(ctx.db, ids)
  const held = await heldFields(ctx.db, ids)
  const weighed = rows.map((row) => {
    const person = row.accountId === null ? undefined : people.get(row.accountId)
    return {
      row,
      person,
      decision: decide(isWish(row.wish), person, held.get(person?.id ?? '') ?? new Set()),
    }
  })
  const taken = await takenNames(ctx, weighed)
  const outcomes = weighed.map((one) => ({
    ...one,
    act: isTaken(one, taken) ? undefined : actFor(one.decision, one.person),
  }))
  const acts = outcomes.flatMap(({ act }) => (act ? [act] : []))
  const applied = await applyRows(ctx, acts, places)
  let next = 0
  return outcomes.map(({ row, person, decision, act }) => {
    const { id: accountId, problem } = (act ? applied[next++] : { id: person?.id, problem: undefined }) ?? {}
    if (problem !== undefined) return faulty(row.line, problem)
    const isLost = act !== undefined && accountId === undefined
    return outcome({ row, decision, accountId, isLost, taken, person })
  })
}

type Weighed = { readonly row: Row; readonly person: Known | undefined; readonly decision: Decision }

/** Names that somebody took since the check: unique for all time, so one of them would stop all five hundred. */
async function takenNames(ctx: Ctx, weighed: readonly Weighed[]): Promise<ReadonlyMap<string, string>> {
  const names = weighed.flatMap(({ decision }) =>
    decision.act !== 'create' && typeof decision.after.userName === 'string' ? [decision.after.userName] : [],
  )
  if (names.length === 0) return new Map()
  return new Map((await accountsByName(ctx.db, names)).map((one) => [one.userName.toLowerCase(), one.id]))
}

const isTaken = ({ decision, person }: Omit<Weighed, 'row'>, taken: ReadonlyMap<string, string>) => {
  const owner = taken.get(decision.after.userName?.toLowerCase() ?? '')
  return owner !== undefined && owner !== person?.id
}

type Outcome = Weighed & {
  readonly accountId: string | undefined
  readonly isLost: boolean
  readonly taken: ReadonlyMap<string, string>
}

function outcome({ row, decision, person, accountId, isLost, taken }: Outcome): AppliedRow {
  const { line } = row
  const isFaulty =
    isLost || isTaken({ decision, person }, taken) || (decision.act === 'create' && accountId === undefined)
  return isFaulty
    ? faulty(line, 'userName.taken')
    : { line, accountId: accountId ?? null, ...decision, problems: [] }
}

const faulty = (line: number, problem: string): AppliedRow => ({
  line,
  act: 'faulty',
  accountId: null,
  before: null,
  after: null,
  sticky: [],
  problems: [problem],
})

async function finish(ctx: Ctx, importId: string): Promise<void> {
  const one = await lockImport(ctx.db, importId)
  if (one?.state !== 'committing') return
  await takeTime(ctx.db)
  const counts = { ...countsOf(one.counts), ...(await countActs(ctx.db, importId)) }
  const undoUntil = new Date(ctx.now.getTime() + undoDays * 86_400_000)
  await moveImport(ctx.db, importId, { at: ctx.now, state: 'done', counts, committedAt: ctx.now, undoUntil })
  const { create, change, rehire, leave, same, faulty } = counts
  await ctx.audit({
    action: 'people.import.commit',
    object: `people.import:${importId}`,
    after: { file: one.fileName, by: one.byId, create, change, rehire, leave, same, faulty },
  })
}
