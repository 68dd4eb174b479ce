import type { Ctx } from '#platform/ctx'
import { retrying } from '#platform/db'
import { accountsByName } from '#domains/identity'
import { pinnedFields, markImported } from '../../apply/store.ts'
import { countActs, newPlaces } from '../rows/queries.ts'
import { type Known, lockPeople } from '../../apply/current-people.ts'
import { Places } from '../../apply/find-places.ts'
import { type Decision, decide } from '../../apply/rules.ts'
import { type AppliedRow, unapplied, markApplied } from '../rows/store.ts'
import { countSteps, type ImportRecord, importById, lockImport, moveImport } from '../store.ts'
import { takeTime } from '../rows/transaction-store.ts'
import { parseRowFields } from '../read/parse-stored.ts'
import { countsOf } from '../rows/counts.ts'
import { actFor } from './act-from-decision.ts'
import { applyRows } from './apply-rows.ts'
import { Stocktaking } from './refresh-statistics.ts'

const chunk = 500
const undoDays = 30

/**
 * Writes a list, some hundred people per transaction, and marks each row in the same transaction. Killed anywhere, it
 * resumes where it stopped: nobody is written twice or left out.
 */
export async function writeList(ctx: Ctx, importId: string): Promise<void> {
  const record = await importById(ctx.db, importId)
  if (record?.state !== 'committing') return
  await makePlaces(ctx, record)
  const places = await Places.of(ctx.db)
  const stock = new Stocktaking()
  for (let after: number | undefined = 0; after !== undefined;) {
    after = await step(ctx, { record, places, after })
    await stock.count(ctx, chunk)
  }
  await ctx.transaction((ctx) => finish(ctx, importId))
}

async function makePlaces(ctx: Ctx, record: ImportRecord): Promise<void> {
  if (!record.createMissing) return
  await ctx.transaction(async (ctx) => {
    await takeTime(ctx.db)
    const places = await Places.of(ctx.db)
    for (const { kind, text } of await newPlaces(ctx.db, record.id)) await places.make(ctx.db, kind, text)
  })
}

type Step = { readonly record: ImportRecord; readonly places: Places; readonly after: number }

/** One transaction; returns the last line it wrote, or undefined when none is left. */
function step(ctx: Ctx, { record, places, after }: Step): Promise<number | undefined> {
  return retrying(() =>
    ctx.transaction(async (ctx) => {
      // Of two workers on one list the second waits here, and finds the rows of the first marked.
      const current = await lockImport(ctx.db, record.id)
      if (current?.state !== 'committing') return undefined
      const rows = await unapplied(ctx.db, record.id, { afterLine: after, limit: chunk })
      if (rows.length === 0) return undefined
      const applied = await write(ctx, rows, places)
      await markApplied(ctx.db, record.id, { rows: applied, at: ctx.parts.clock.now() })
      const ids = applied.flatMap(({ act, accountId }) =>
        accountId === null || act === 'leave' || act === 'faulty' ? [] : [accountId],
      )
      await markImported(ctx.db, record.seriesId, ids)
      await countSteps(ctx.db, record.id, rows.length)
      return rows.at(-1)?.line
    }),
  )
}

type Row = Awaited<ReturnType<typeof unapplied>>[number]

/** People may have changed since the check: each row is decided again against the current person. */
async function write(ctx: Ctx, rows: readonly Row[], places: Places): Promise<AppliedRow[]> {
  const ids = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const people = await lockPeople(ctx.db, ids)
  const pinned = await pinnedFields(ctx.db, ids)
  const evaluated = rows.map((row) => {
    const person = row.accountId === null ? undefined : people.get(row.accountId)
    return {
      row,
      person,
      decision: decide(parseRowFields(row.wish), person, pinned.get(person?.id ?? '') ?? new Set()),
    }
  })
  const taken = await takenNames(ctx, evaluated)
  const outcomes = evaluated.map((record) => ({
    ...record,
    act: isTaken(record, taken) ? undefined : actFor(record.decision, record.person),
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

type EvaluatedRow = { readonly row: Row; readonly person: Known | undefined; readonly decision: Decision }

/** User names taken since the check: they are unique, so one of them would fail all five hundred. */
async function takenNames(
  ctx: Ctx,
  evaluated: readonly EvaluatedRow[],
): Promise<ReadonlyMap<string, string>> {
  const names = evaluated.flatMap(({ decision }) =>
    decision.act !== 'create' && typeof decision.after.userName === 'string' ? [decision.after.userName] : [],
  )
  if (names.length === 0) return new Map()
  return new Map(
    (await accountsByName(ctx.db, names)).map((record) => [record.userName.toLowerCase(), record.id]),
  )
}

const isTaken = ({ decision, person }: Omit<EvaluatedRow, 'row'>, taken: ReadonlyMap<string, string>) => {
  const owner = taken.get(decision.after.userName?.toLowerCase() ?? '')
  return owner !== undefined && owner !== person?.id
}

type Outcome = EvaluatedRow & {
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
  const record = await lockImport(ctx.db, importId)
  if (record?.state !== 'committing') return
  await takeTime(ctx.db)
  const counts = { ...countsOf(record.counts), ...(await countActs(ctx.db, importId)) }
  const undoUntil = new Date(ctx.now.getTime() + undoDays * 86_400_000)
  await moveImport(ctx.db, importId, { at: ctx.now, state: 'done', counts, committedAt: ctx.now, undoUntil })
  const { create, change, rehire, leave, same, faulty } = counts
  await ctx.audit({
    action: 'people.import.commit',
    object: `people.import:${importId}`,
    after: { file: record.fileName, by: record.byId, create, change, rehire, leave, same, faulty },
  })
}
