import {
  type AccountValues,
  changeAccounts,
  letGo,
  makeAccounts,
  type NewListedAccount,
  refuseStronger,
  setStates,
} from '#domains/identity'
import { type Ended, endHeld, endMainJobs, giveBack, type ListedJob, replaceMainJobs } from '#domains/org'
import { accountChanged } from '#events/identity'
import { jobChanged } from '#events/org'
import { personCreated, personLeft, personRehired } from '#events/people'
import { type Ctx, nobody } from '#platform/ctx'
import type { Known } from './current.ts'
import { keepingLines } from './keep-lines.ts'
import type { Places } from './places.ts'
import type { ValueField, Values } from './rules.ts'
import { accountValues, dayIn, isPlaced } from './values.ts'
import { endDepartures, endedBy, promiseJobs, recordDepartures } from './store.ts'

/** One thing to happen to one person. Whoever is not known yet is made. */
export type PersonAct =
  | { readonly act: 'create'; readonly values: Values & { readonly userName: string; readonly name: string } }
  | { readonly act: 'change' | 'rehire'; readonly person: Known; readonly values: Values }
  | { readonly act: 'leave'; readonly person: Known }

/**
 * Makes, changes, re-hires and lets go of people, many at a time and in a fixed number of statements: the one way in
 * for imports, directories and SCIM. Runs in the caller's transaction, and tells the house. Refuses the whole when one of
 * the acts is beyond the rights of whoever acts (`act-refusals.ts` says which). Answers each person's id; undefined for
 * somebody who could not be made because the name or number was taken meanwhile.
 */
export async function applyActs(
  ctx: Ctx,
  acts: readonly PersonAct[],
  places: Places,
): Promise<(string | undefined)[]> {
  const made = await makeAll(ctx, acts)
  const ids = acts.map((one) =>
    one.act === 'create' ? made.get(one.values.userName.toLowerCase()) : one.person.id,
  )
  const changes = acts.flatMap(accountChange)
  await changeAccounts(ctx, changes)
  await ctx.tellAll(
    accountChanged,
    changes.flatMap((one) => (one.name === undefined ? [] : [{ accountId: one.id }])),
  )
  await rehireAll(
    ctx,
    idsOf(acts, 'rehire'),
    acts.filter(isPlacedAnew).map(({ person }) => person.id),
  )
  await leaveAll(ctx, idsOf(acts, 'leave'))
  await placeAll(ctx, { acts, ids, places })
  return ids
}

async function makeAll(ctx: Ctx, acts: readonly PersonAct[]): Promise<ReadonlyMap<string, string>> {
  const rows = acts.flatMap((one): NewListedAccount[] => {
    if (one.act !== 'create') return []
    const { userName, name } = one.values
    return [{ ...accountValues(one.values), userName, name }]
  })
  if (rows.length > 1) await promiseJobs(ctx.db)
  const made = await makeAccounts(ctx, rows)
  await ctx.tellAll(personCreated, named([...made.values()]))
  return made
}

const named = (ids: readonly string[]) => ids.map((accountId) => ({ accountId }))

function accountChange(one: PersonAct): (AccountValues & { readonly id: string })[] {
  if (one.act !== 'change' && one.act !== 'rehire') return []
  const values = accountValues(one.values)
  return Object.keys(values).length > 0 ? [{ ...values, id: one.person.id }] : []
}

function idsOf(acts: readonly PersonAct[], wanted: 'rehire' | 'leave'): string[] {
  return acts.flatMap((one) => (one.act === wanted ? [one.person.id] : []))
}

/** A directory has no rights of its own: it says who is no longer with the organisation, and changes no sign-in. */
export const isPerson = ({ actor }: Ctx) => actor.id !== nobody.id

type Rehired = Extract<PersonAct, { readonly act: 'change' | 'rehire' }>

const isPlacedAnew = (one: PersonAct): one is Rehired => one.act === 'rehire' && isPlaced(one.values)

/** People who had left are back, with what a list or directory has ended; `placed` are given another place instead. */
export async function rehireAll(
  ctx: Ctx,
  ids: readonly string[],
  placed: readonly string[] = [],
): Promise<void> {
  // Who comes back has all the rights of before.
  await refuseStronger(ctx, ...ids)
  await setStates(ctx.db, ids, 'active')
  const ended = await endedBy(
    ctx.db,
    ids.filter((id) => !placed.includes(id)),
  )
  const working = await giveBack(ctx.db, { ended, by: ctx.actor.id, at: ctx.now })
  await endDepartures(ctx.db, ids, ctx.now)
  await ctx.tellAll(personRehired, named(ids))
  await ctx.tellAll(jobChanged, named(working))
}

async function leaveAll(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (isPerson(ctx)) await refuseStronger(ctx, ...ids)
  const today = dayIn(ctx.site.zone, ctx.now)
  const ended = await shutOut(ctx, ids)
  await recordDepartures(ctx.db, ended, { on: today, by: ctx.actor.id, at: ctx.now })
}

/** People are no longer with the organisation, without a word about why; their jobs end with it. */
export async function shutOut(ctx: Ctx, ids: readonly string[]): Promise<readonly Ended[]> {
  const leftOn = dayIn(ctx.site.zone, ctx.now)
  await letGo(ctx, ids)
  const ended = await endHeld(ctx.db, ids, leftOn)
  await ctx.tellAll(
    personLeft,
    ids.map((accountId) => ({ accountId, leftOn })),
  )
  const moved = ended.filter(({ jobs }) => jobs.length > 0)
  await ctx.tellAll(jobChanged, named(moved.map(({ accountId }) => accountId)))
  return ended
}

type Placing = {
  readonly acts: readonly PersonAct[]
  readonly ids: readonly (string | undefined)[]
  readonly places: Places
}

async function placeAll(ctx: Ctx, { acts, ids, places }: Placing): Promise<void> {
  const jobs: ListedJob[] = []
  const unplaced: string[] = []
  const known: string[] = []
  for (const [index, one] of acts.entries()) {
    const accountId = ids[index]
    if (one.act === 'leave' || accountId === undefined || !isPlaced(one.values)) continue
    const before = one.act === 'create' ? {} : one.person.values
    const job = await jobOf(ctx, { ...before, ...one.values }, places)
    if (job) jobs.push({ ...job, accountId })
    else unplaced.push(accountId)
    if (one.act !== 'create') known.push(accountId)
  }
  const today = dayIn(ctx.site.zone, ctx.now)
  // Nobody answers to somebody new yet.
  await keepingLines(ctx, known, async () => {
    await replaceMainJobs(ctx.db, jobs, today)
    await endMainJobs(ctx.db, unplaced, today)
  })
  await ctx.tellAll(jobChanged, named([...jobs.map(({ accountId }) => accountId), ...unplaced]))
}

/** Where somebody works; nobody works in no unit. */
async function jobOf(
  ctx: Ctx,
  values: Values,
  places: Places,
): Promise<Omit<ListedJob, 'accountId'> | undefined> {
  const unitId = placeId(places, 'unit', values)
  if (unitId === undefined) return undefined
  const positionId = placeId(places, 'position', values) ?? (await places.memberPosition(ctx.db))
  return { unitId, positionId, gradeId: placeId(places, 'grade', values) ?? null }
}

function placeId(
  places: Places,
  kind: Extract<ValueField, 'unit' | 'position' | 'grade'>,
  values: Values,
): string | undefined {
  const text = values[kind]
  if (text === null || text === undefined) return undefined
  const found = places.find(kind, text)
  return typeof found === 'object' ? places.idOf(kind, found.code) : undefined
}
