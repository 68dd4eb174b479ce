import {
  type AccountValues,
  changeAccounts,
  letGo,
  makeAccounts,
  type NewListedAccount,
  refuseStronger,
  setStates,
} from '#domains/identity'
import {
  type Ended,
  endJobsAndLines,
  endMainJobs,
  giveBack,
  type ListedJob,
  replaceMainJobs,
} from '#domains/org'
import { accountChanged } from '#events/identity'
import { jobChanged } from '#events/org'
import { personCreated, personLeft, personRehired } from '#events/people'
import { type Ctx, anonymous } from '#platform/ctx'
import type { Known } from './current-people.ts'
import { keepingLines } from './check-reporting-lines.ts'
import type { Places } from './find-places.ts'
import type { ValueField, Values } from './rules.ts'
import { accountValues, dayIn, hasJob } from './account-values.ts'
import { endDepartures, endedBy, promiseJobs, recordDepartures } from './store.ts'

/** One act on one person. Unknown people are created. */
export type PersonAct =
  | { readonly act: 'create'; readonly values: Values & { readonly userName: string; readonly name: string } }
  | { readonly act: 'change' | 'rehire'; readonly person: Known; readonly values: Values }
  | { readonly act: 'leave'; readonly person: Known }

/**
 * Creates, changes, re-hires and lets go of people, many at a time and in a fixed number of statements: the only
 * entry point for imports, directories and SCIM. Runs in the caller's transaction and publishes events. Rejects
 * everything when one of the acts is beyond the actor's rights (`act-errors.ts` tells which). Returns each person's
 * id; undefined for a person who could not be created because the user name or staff number was taken meanwhile.
 */
export async function applyActs(
  ctx: Ctx,
  acts: readonly PersonAct[],
  places: Places,
): Promise<(string | undefined)[]> {
  const made = await makeAll(ctx, acts)
  const ids = acts.map((item) =>
    item.act === 'create' ? made.get(item.values.userName.toLowerCase()) : item.person.id,
  )
  const changes = acts.flatMap(accountChange)
  await changeAccounts(ctx, changes)
  await ctx.publishAll(
    accountChanged,
    changes.flatMap((item) => (item.name === undefined ? [] : [{ accountId: item.id }])),
  )
  await rehireAll(
    ctx,
    idsOf(acts, 'rehire'),
    acts.filter(isRehiredWithJob).map(({ person }) => person.id),
  )
  await leaveAll(ctx, idsOf(acts, 'leave'))
  await placeAll(ctx, { acts, ids, places })
  return ids
}

async function makeAll(ctx: Ctx, acts: readonly PersonAct[]): Promise<ReadonlyMap<string, string>> {
  const rows = acts.flatMap((item): NewListedAccount[] => {
    if (item.act !== 'create') return []
    const { userName, name } = item.values
    return [{ ...accountValues(item.values), userName, name }]
  })
  if (rows.length > 1) await promiseJobs(ctx.db)
  const made = await makeAccounts(ctx, rows)
  await ctx.publishAll(personCreated, named([...made.values()]))
  return made
}

const named = (ids: readonly string[]) => ids.map((accountId) => ({ accountId }))

function accountChange(item: PersonAct): (AccountValues & { readonly id: string })[] {
  if (item.act !== 'change' && item.act !== 'rehire') return []
  const values = accountValues(item.values)
  return Object.keys(values).length > 0 ? [{ ...values, id: item.person.id }] : []
}

function idsOf(acts: readonly PersonAct[], kind: 'rehire' | 'leave'): string[] {
  return acts.flatMap((item) => (item.act === kind ? [item.person.id] : []))
}

/** A directory has no rights of its own: it reports who is no longer with the organisation, and changes no sign-in. */
export const isPerson = ({ actor }: Ctx) => actor.id !== anonymous.id

type Rehired = Extract<PersonAct, { readonly act: 'change' | 'rehire' }>

const isRehiredWithJob = (item: PersonAct): item is Rehired => item.act === 'rehire' && hasJob(item.values)

/** Re-hires people with what an import or directory has ended; `reassigned` get another job instead. */
export async function rehireAll(
  ctx: Ctx,
  ids: readonly string[],
  reassigned: readonly string[] = [],
): Promise<void> {
  // A returning person has all their previous rights.
  await refuseStronger(ctx, ...ids)
  await setStates(ctx.db, ids, 'active')
  const ended = await endedBy(
    ctx.db,
    ids.filter((id) => !reassigned.includes(id)),
  )
  const working = await giveBack(ctx.db, { ended, by: ctx.actor.id, at: ctx.now })
  await endDepartures(ctx.db, ids, ctx.now)
  await ctx.publishAll(personRehired, named(ids))
  await ctx.publishAll(jobChanged, named(working))
}

async function leaveAll(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (isPerson(ctx)) await refuseStronger(ctx, ...ids)
  const today = dayIn(ctx.site.zone, ctx.now)
  const ended = await offboardAll(ctx, ids)
  await recordDepartures(ctx.db, ended, { on: today, by: ctx.actor.id, at: ctx.now })
}

/** Deactivates people without a stated reason and ends their jobs. */
export async function offboardAll(ctx: Ctx, ids: readonly string[]): Promise<readonly Ended[]> {
  const leftOn = dayIn(ctx.site.zone, ctx.now)
  await letGo(ctx, ids)
  const ended = await endJobsAndLines(ctx.db, ids, leftOn)
  await ctx.publishAll(
    personLeft,
    ids.map((accountId) => ({ accountId, leftOn })),
  )
  const moved = ended.filter(({ jobs }) => jobs.length > 0)
  await ctx.publishAll(jobChanged, named(moved.map(({ accountId }) => accountId)))
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
  for (const [index, item] of acts.entries()) {
    const accountId = ids[index]
    if (item.act === 'leave' || accountId === undefined || !hasJob(item.values)) continue
    const before = item.act === 'create' ? {} : item.person.values
    const job = await jobOf(ctx, { ...before, ...item.values }, places)
    if (job) jobs.push({ ...job, accountId })
    else unplaced.push(accountId)
    if (item.act !== 'create') known.push(accountId)
  }
  const today = dayIn(ctx.site.zone, ctx.now)
  // Nobody reports to a new person yet.
  await keepingLines(ctx, known, async () => {
    await replaceMainJobs(ctx.db, jobs, today)
    await endMainJobs(ctx.db, unplaced, today)
  })
  await ctx.publishAll(jobChanged, named([...jobs.map(({ accountId }) => accountId), ...unplaced]))
}

/** Where a person works; a job requires a unit. */
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
