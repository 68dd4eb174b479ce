import { accountsByName, administratorsAmong } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { actRefusals } from '../../apply/act-refusals.ts'
import type { PersonAct } from '../../apply/apply-acts.ts'
import { heldFields } from '../../apply/store.ts'
import { isUserName, type Wish } from '../read/check-row.ts'
import { type Known, peopleByKey } from '../../apply/current.ts'
import type { PlaceKind, Places } from '../../apply/places.ts'
import { decide } from '../../apply/rules.ts'
import { type DecidedRow, insertDecided } from '../rows/store.ts'
import { nextStaged } from '../rows/draft-store.ts'
import { countSteps, type ImportRecord } from '../store.ts'
import { isWish } from '../read/stored.ts'
import { actFor } from './act-for.ts'
import { Stocktaking } from './stocktaking.ts'

const chunk = 2000
const none: ReadonlySet<string> = new Set()

/** Holds every row against the people as they are now, some thousand at a time. */
export async function decideAll(ctx: Ctx, one: ImportRecord, places: Places): Promise<void> {
  const stock = new Stocktaking()
  for (let after = 0; ;) {
    const last = await ctx.transaction(async (ctx) => {
      const rows = await nextStaged(ctx.db, one.id, { afterLine: after, limit: chunk })
      await insertDecided(ctx.db, one.id, await decided(ctx, { one, rows, places }))
      await countSteps(ctx.db, one.id, rows.length)
      return rows.at(-1)
    })
    if (!last) return
    await stock.count(ctx, chunk)
    after = last.line
  }
}

type Staged = Awaited<ReturnType<typeof nextStaged>>[number]

type Batch = { readonly one: ImportRecord; readonly rows: readonly Staged[]; readonly places: Places }

async function decided(ctx: Ctx, { one, rows, places }: Batch): Promise<DecidedRow[]> {
  const keys = rows.map(({ key }) => key).filter((key) => key !== '')
  const people = await peopleByKey(ctx.db, one.matchBy, keys)
  const ids = [...people.values()].map(({ id }) => id)
  const held = await heldFields(ctx.db, ids)
  const administrators = await administratorsAmong(ctx.db, ids)
  const wishes = rows.map((row) => ({ row, ...named(isWish(row.wish), people.get(row.key)) }))
  const names = wishes.flatMap(({ wish }) => (wish.userName === undefined ? [] : [wish.userName]))
  const taken = new Map((await accountsByName(ctx.db, names)).map((a) => [a.userName.toLowerCase(), a.id]))
  const decisions = wishes.map(({ row, wish: typed, problems: ofName }) => {
    const person = people.get(row.key)
    const { wish, problems: ofPlaces } = placed(typed, places, one.createMissing)
    const owner = wish.userName === undefined ? undefined : taken.get(wish.userName.toLowerCase())
    const problems = [
      ...row.problems,
      ...ofName,
      ...ofPlaces,
      ...(owner !== undefined && owner !== person?.id ? ['userName.taken'] : []),
      ...whyNot(wish, person, administrators),
    ]
    return decidedOn({ row, wish, person, held, problems })
  })
  return withoutRights(ctx, decisions)
}

type Decided = { readonly row: DecidedRow; readonly act: PersonAct | undefined }

/** Rows that are beyond the rights of whoever imports become faulty: they are shown before anything is written. */
async function withoutRights(ctx: Ctx, decisions: readonly Decided[]): Promise<DecidedRow[]> {
  const acts = decisions.flatMap(({ act }) => act ?? [])
  const refusals = await actRefusals(ctx, acts)
  let next = 0
  return decisions.map(({ row, act }) => {
    const problem = act && refusals[next++]
    return problem === undefined ? row : faultyRow(row, [problem])
  })
}

/** Somebody new who is given no name to sign in with gets the staff number for one. */
function named(wish: Wish, person: Known | undefined): { wish: Wish; problems: string[] } {
  if (person || wish.userName !== undefined || wish.staffNo === undefined) return { wish, problems: [] }
  if (!isUserName(wish.staffNo)) return { wish, problems: ['userName.needed'] }
  return { wish: { ...wish, userName: wish.staffNo }, problems: [] }
}

const kinds: readonly PlaceKind[] = ['unit', 'position', 'grade']

/** Names of units, positions and grades become their codes. */
function placed(wish: Wish, places: Places, mayMake: boolean): { wish: Wish; problems: string[] } {
  const codes: Record<string, string> = {}
  const problems: string[] = []
  for (const kind of kinds) {
    const text = wish[kind]
    if (text === undefined) continue
    const found = places.find(kind, text)
    if (typeof found === 'object') codes[kind] = found.code
    else if (found === 'ambiguous' || !mayMake) problems.push(`${kind}.${found}`)
  }
  return { wish: { ...wish, ...codes }, problems }
}

function whyNot(wish: Wish, person: Known | undefined, administrators: ReadonlySet<string>): string[] {
  if (person?.isExternal) return ['staffNo.guest']
  if (wish.state !== 'left') return []
  if (!person) return ['state.nobody']
  return administrators.has(person.id) ? ['state.administrator'] : []
}

type Weighed = {
  readonly row: Staged
  readonly wish: Wish
  readonly person: Known | undefined
  readonly held: ReadonlyMap<string, ReadonlySet<string>>
  readonly problems: readonly string[]
}

function decidedOn({ row: { line, key }, wish, person, held, problems }: Weighed): Decided {
  const accountId = person?.id ?? null
  const unique = [...new Set(problems)]
  if (unique.length > 0) return { row: faultyRow({ line, key, wish, accountId }, unique), act: undefined }
  const decision = decide(wish, person, (person && held.get(person.id)) ?? none)
  const row = { line, key, wish, accountId, ...decision, problems: [] }
  return { row, act: actFor(decision, person) }
}

type Told = Pick<DecidedRow, 'line' | 'key' | 'wish' | 'accountId'>

const faultyRow = ({ line, key, wish, accountId }: Told, problems: readonly string[]): DecidedRow => ({
  line,
  key,
  wish,
  accountId,
  act: 'faulty',
  before: null,
  after: null,
  sticky: [],
  problems,
})
