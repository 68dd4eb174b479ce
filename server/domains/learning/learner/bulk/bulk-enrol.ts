import { type bulkEnrol as contract, learnerErrors } from '@lyceum/contract/learning'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { type Offer, offerOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import { peopleInAudience, peopleWithin } from '#domains/org'
import { enrolled } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { dueAt } from '../../enrol-rules.ts'
import { countLearners } from '../../enrolment/begin-course.ts'
import { insertPlaces } from '../../enrolment/places-store.ts'
import { lockSeats, updateSeats } from '../../enrolment/store.ts'
import { bulkLimit, enrolOutcomes, type Outcome, withdrawOutcomes } from './rules.ts'
import { currentAmong, insertBulk } from './store.ts'
import { withdrawAll } from './withdraw-all.ts'

/** Bulk enrolment: first a dry run, then the action, which can be undone. */
export async function bulkEnrol(
  ctx: Ctx,
  { id, act, accountIds, isDryRun, confirmed }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  const people = [...new Set(accountIds)]
  const offer = (await offerOf(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (!(await peopleWithin(ctx, 'learning.assign', people))) fail(commonErrors.NOT_FOUND)
  const seats = await lockSeats(ctx.db, id)
  const current = await currentAmong(ctx.db, id, people)
  const allowed = await audienceAmong(ctx, offer)
  const learnerStates = people.map((accountId) => ({
    accountId,
    status: current.get(accountId)?.status,
    isAllowed: allowed === 'all' || allowed.has(accountId),
  }))
  const free = offer.quota === null ? people.length : offer.quota - seats.taken
  const outcomes = act === 'enrol' ? enrolOutcomes(learnerStates, free) : withdrawOutcomes(learnerStates)
  const chosen = people.filter((accountId) => outcomes.get(accountId) === 'done')
  const summary = { brake: bulkLimit, outcomes: await shownOutcomes(ctx, outcomes) }
  if (isDryRun) return { bulkId: null, ...summary }
  if (chosen.length > bulkLimit && confirmed !== chosen.length)
    fail(learnerErrors.BULK_NEEDS_CONFIRMING, { count: chosen.length })
  const touched =
    act === 'enrol'
      ? await enrolAll(
          ctx,
          offer,
          chosen.map((accountId) => ({ accountId, round: (current.get(accountId)?.round ?? 0) + 1 })),
        )
      : await withdrawAll(
          ctx,
          offer,
          chosen.flatMap((accountId) => current.get(accountId) ?? []),
        )
  const bulkId = await insertBulk(ctx.db, {
    courseId: id,
    act,
    byId: ctx.actor.id,
    at: ctx.now,
    people: touched,
  })
  await ctx.audit({
    action: `learning.bulk.${act}`,
    object: `course.course:${id}`,
    after: { bulkId, people: chosen.length },
  })
  return { bulkId, ...summary }
}

/** The audience of a course; an administrator cannot widen it. */
async function audienceAmong(ctx: Ctx, { audience }: Offer): Promise<ReadonlySet<string> | 'all'> {
  if (audience.includes('all')) return 'all'
  const reached = await peopleInAudience(ctx.db, { keys: audience, unitId: null })
  return new Set(reached.map(({ accountId }) => accountId))
}

type Entrant = { readonly accountId: string; readonly round: number }

async function enrolAll(ctx: Ctx, offer: Offer, people: readonly Entrant[]) {
  if (people.length === 0) return []
  const { id: courseId, versionId } = offer
  const due = dueAt(offer, ctx.now)
  const rows = await insertPlaces(ctx.db, {
    source: 'administrator',
    courseId,
    versionId,
    people: people.map((item) => ({ ...item, dueAt: due })),
    at: ctx.now,
  })
  const seats = await lockSeats(ctx.db, courseId)
  await updateSeats(ctx.db, courseId, { ...seats, taken: seats.taken + rows.length })
  await countLearners(ctx, courseId, { rounds: rows, step: 1 })
  for (const { id, accountId } of rows) await ctx.publish(enrolled, { enrolmentId: id, courseId, accountId })
  return rows.map(({ id }) => ({ enrolmentId: id, statusBefore: null }))
}

const shown = 5

async function shownOutcomes(ctx: Ctx, outcomes: ReadonlyMap<string, Outcome>) {
  const groups = new Map<Outcome, string[]>()
  for (const [accountId, outcome] of outcomes)
    groups.set(outcome, [...(groups.get(outcome) ?? []), accountId])
  const names = await accountNames(
    ctx.db,
    [...groups.values()].flatMap((ids) => ids.slice(0, shown)),
  )
  return [...groups].map(([outcome, ids]) => ({
    outcome,
    people: ids.length,
    sample: ids.slice(0, shown).map((item) => names.get(item) ?? ''),
  }))
}
