import { accountsByName, administratorsAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { actErrors } from '../../apply/act-errors.ts'
import type { PersonAct } from '../../apply/apply-acts.ts'
import { pinnedFields } from '../../apply/store.ts'
import { isUserName, type RowFields } from '../read/check-row.ts'
import { type Known, peopleByKey } from '../../apply/current-people.ts'
import type { PlaceKind, Places } from '../../apply/find-places.ts'
import { decide } from '../../apply/rules.ts'
import { type DecidedRow, insertDecided } from '../rows/store.ts'
import { nextStaged } from '../rows/draft-store.ts'
import { countSteps, type ImportRecord } from '../store.ts'
import { parseRowFields } from '../read/parse-stored.ts'
import { actFor } from './act-from-decision.ts'
import { Stocktaking } from './refresh-statistics.ts'

const chunk = 2000
const none: ReadonlySet<string> = new Set()

/** Compares every row with the current people, some thousand at a time. */
export async function decideAll(ctx: Ctx, record: ImportRecord, places: Places): Promise<void> {
  const stock = new Stocktaking()
  for (let after = 0; ;) {
    const last = await ctx.transaction(async (ctx) => {
      const rows = await nextStaged(ctx.db, record.id, { afterLine: after, limit: chunk })
      await insertDecided(ctx.db, record.id, await decided(ctx, { record, rows, places }))
      await countSteps(ctx.db, record.id, rows.length)
      return rows.at(-1)
    })
    if (!last) return
    await stock.count(ctx, chunk)
    after = last.line
  }
}

type Staged = Awaited<ReturnType<typeof nextStaged>>[number]

type Batch = { readonly record: ImportRecord; readonly rows: readonly Staged[]; readonly places: Places }

async function decided(ctx: Ctx, { record, rows, places }: Batch): Promise<DecidedRow[]> {
  const keys = rows.map(({ key }) => key).filter((key) => key !== '')
  const people = await peopleByKey(ctx.db, record.matchBy, keys)
  const ids = [...people.values()].map(({ id }) => id)
  const pinned = await pinnedFields(ctx.db, ids)
  const administrators = await administratorsAmong(ctx.db, ids)
  const namedRows = rows.map((row) => ({ row, ...named(parseRowFields(row.wish), people.get(row.key)) }))
  const names = namedRows.flatMap(({ wish: fields }) =>
    fields.userName === undefined ? [] : [fields.userName],
  )
  const taken = new Map((await accountsByName(ctx.db, names)).map((a) => [a.userName.toLowerCase(), a.id]))
  const decisions = namedRows.map(({ row, wish: typed, problems: ofName }) => {
    const person = people.get(row.key)
    const { wish: fields, problems: ofPlaces } = resolvePlaces(typed, places, record.createMissing)
    const owner = fields.userName === undefined ? undefined : taken.get(fields.userName.toLowerCase())
    const problems = [
      ...row.problems,
      ...ofName,
      ...ofPlaces,
      ...(owner !== undefined && owner !== person?.id ? ['userName.taken'] : []),
      ...whyNot(fields, person, administrators),
    ]
    return decidedOn({ row, wish: fields, person, pinned, problems })
  })
  return withoutRights(ctx, decisions)
}

type Decided = { readonly row: DecidedRow; readonly act: PersonAct | undefined }

/** Rows beyond the importer's rights become faulty, so that they are shown before anything is written. */
async function withoutRights(ctx: Ctx, decisions: readonly Decided[]): Promise<DecidedRow[]> {
  const acts = decisions.flatMap(({ act }) => act ?? [])
  const errors = await actErrors(ctx, acts)
  let next = 0
  return decisions.map(({ row, act }) => {
    const problem = act && errors[next++]
    return problem === undefined ? row : faultyRow(row, [problem])
  })
}

/** A new person without a user name gets the staff number as one. */
function named(fields: RowFields, person: Known | undefined): { wish: RowFields; problems: string[] } {
  if (person || fields.userName !== undefined || fields.staffNo === undefined)
    return { wish: fields, problems: [] }
  if (!isUserName(fields.staffNo)) return { wish: fields, problems: ['userName.needed'] }
  return { wish: { ...fields, userName: fields.staffNo }, problems: [] }
}

const kinds: readonly PlaceKind[] = ['unit', 'position', 'grade']

/** Names of units, positions and grades become their codes. */
function resolvePlaces(
  fields: RowFields,
  places: Places,
  mayMake: boolean,
): { wish: RowFields; problems: string[] } {
  const codes: Record<string, string> = {}
  const problems: string[] = []
  for (const kind of kinds) {
    const text = fields[kind]
    if (text === undefined) continue
    const found = places.find(kind, text)
    if (typeof found === 'object') codes[kind] = found.code
    else if (found === 'ambiguous' || !mayMake) problems.push(`${kind}.${found}`)
  }
  return { wish: { ...fields, ...codes }, problems }
}

function whyNot(fields: RowFields, person: Known | undefined, administrators: ReadonlySet<string>): string[] {
  if (person?.isExternal) return ['staffNo.guest']
  if (fields.state !== 'left') return []
  if (!person) return ['state.nobody']
  return administrators.has(person.id) ? ['state.administrator'] : []
}

type CheckedRow = {
  readonly row: Staged
  readonly wish: RowFields
  readonly person: Known | undefined
  readonly pinned: ReadonlyMap<string, ReadonlySet<string>>
  readonly problems: readonly string[]
}

function decidedOn({ row: { line, key }, wish: fields, person, pinned, problems }: CheckedRow): Decided {
  const accountId = person?.id ?? null
  const unique = [...new Set(problems)]
  if (unique.length > 0)
    return { row: faultyRow({ line, key, wish: fields, accountId }, unique), act: undefined }
  const decision = decide(fields, person, (person && pinned.get(person.id)) ?? none)
  const row = { line, key, wish: fields, accountId, ...decision, problems: [] }
  return { row, act: actFor(decision, person) }
}

type RowIdentity = Pick<DecidedRow, 'line' | 'key' | 'wish' | 'accountId'>

const faultyRow = (
  { line, key, wish: fields, accountId }: RowIdentity,
  problems: readonly string[],
): DecidedRow => ({
  line,
  key,
  wish: fields,
  accountId,
  act: 'faulty',
  before: null,
  after: null,
  sticky: [],
  problems,
})
