import { offerOf } from '#domains/course'
import { jobChanged, unitMoved } from '#events/org'
import { coursePublished } from '#events/course'
import type { Ctx } from '#platform/ctx'
import { clockJob, job } from '#platform/jobs'
import { on } from '#platform/room'
import { admitAll, letGoAll } from './places.ts'
import { countPeople, endDuties, openDuties, putDuties } from './duty-store.ts'
import { difference, dueOf } from './rules.ts'
import { type DutyRule, lockRule, rulesInForce, updateRule } from './rule/store.ts'
import { keeping } from './tickets.ts'
import { wantedBy } from './wanted.ts'

/** As many people as one transaction changes: none holds the places of a course for long. */
const group = 500

/**
 * Makes the duties of a rule what the rule says: one group of people at a time, course by course. What is left is the
 * next job's, so a worker that dies loses nothing and does nothing twice.
 */
export async function keepRule(ctx: Ctx, ruleId: string): Promise<{ readonly isTrue: boolean }> {
  const rule = await lockRule(ctx.db, ruleId)
  if (!rule || (rule.state !== 'active' && rule.state !== 'ended')) return { isTrue: true }
  const wanted = await wantedBy(ctx.db, rule)
  const had = await openDuties(ctx.db, ruleId)
  let isTrue = true
  // In one order everywhere: two rules that share courses wait for each other and never lock each other out.
  const courseIds = new Set([...rule.courseIds, ...had.map((duty) => duty.courseId)])
  for (const courseId of [...courseIds].toSorted()) {
    const isAsked = rule.courseIds.includes(courseId)
    const { entering, leaving } = difference(
      isAsked ? wanted : [],
      had.filter((duty) => duty.courseId === courseId),
    )
    if (entering.length + leaving.length > group) isTrue = false
    await letGo(ctx, { rule, courseId, accountIds: leaving.slice(0, group) })
    await takeIn(ctx, { rule, courseId, people: entering.slice(0, Math.max(0, group - leaving.length)) })
    await admitWaiting(ctx, courseId)
  }
  const people = await countPeople(ctx.db, ruleId)
  await updateRule(ctx.db, ruleId, { people, ...(isTrue && { keptAt: ctx.now }) })
  return { isTrue }
}

type Entering = {
  readonly rule: DutyRule
  readonly courseId: string
  readonly people: Awaited<ReturnType<typeof wantedBy>>
}

async function takeIn(ctx: Ctx, { rule, courseId, people }: Entering): Promise<void> {
  const { now, site } = ctx
  await putDuties(
    ctx.db,
    people.map(({ accountId, because, hiredOn }) => ({
      ruleId: rule.id,
      courseId,
      accountId,
      because,
      since: now,
      dueAt: dueOf(rule.due, { now, hiredOn, zone: site.zone }),
    })),
  )
}

type Leaving = { readonly rule: DutyRule; readonly courseId: string; readonly accountIds: readonly string[] }

/** Who leaves keeps what they have begun; what nobody has touched is taken back with the duty. */
async function letGo(ctx: Ctx, { rule, courseId, accountIds }: Leaving): Promise<void> {
  if (accountIds.length === 0) return
  await endDuties(ctx.db, { ruleId: rule.id, courseId, accountIds, at: ctx.now })
  await letGoAll(ctx, courseId, accountIds)
}

/** Duties of this course without an enrolment get one, as far as there are places. */
async function admitWaiting(ctx: Ctx, courseId: string): Promise<void> {
  const offer = await offerOf(ctx.db, courseId)
  if (offer) await admitAll(ctx, offer, group)
}

const keep = job({
  ...keeping,
  run: async (ctx, { id }) => {
    const { isTrue } = await keepRule(ctx, id)
    if (!isTrue) await ctx.enqueue(keeping, { id })
  },
})

async function keepAll(ctx: Ctx): Promise<void> {
  for (const id of await rulesInForce(ctx.db))
    await ctx.enqueue(keeping, { id }, { key: `duty:${ctx.site.id}:${id}` })
}

/** Facts say most of it at once; the hour catches what no fact has told. */
const keepHourly = clockJob({ name: 'learning.keepDuties', cron: '25 * * * *', run: keepAll })

export const dutyJobs = [keep]
export const dutyClockJobs = [keepHourly]
export const dutyReactions = [
  on(jobChanged, 'keepDuties', keepAll),
  on(unitMoved, 'keepDuties', keepAll),
  on(coursePublished, 'keepDuties', keepAll),
]
