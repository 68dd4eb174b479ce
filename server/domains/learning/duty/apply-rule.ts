import { offerOf } from '#domains/course'
import { jobChanged, unitMoved } from '#events/org'
import { coursePublished } from '#events/course'
import type { Ctx } from '#platform/ctx'
import { cronJob, job } from '#platform/jobs'
import { on } from '#platform/domain'
import { admitAll, letGoAll } from './duty-enrolments.ts'
import { countPeople, endDuties, openDuties, putDuties } from './duty-store.ts'
import { difference, dueOf } from './rules.ts'
import { type DutyRule, lockRule, rulesInForce, updateRule } from './rule/store.ts'
import { keeping } from './tickets.ts'
import { wantedBy } from './rule-targets.ts'

/** People per transaction, so that none locks the places of a course for long. */
const group = 500

/**
 * Makes the duties match the rule: one group of people at a time, course by course. The rest is left to the next job, so
 * a crashed worker loses nothing and does nothing twice.
 */
export async function keepRule(ctx: Ctx, ruleId: string): Promise<{ readonly isTrue: boolean }> {
  const rule = await lockRule(ctx.db, ruleId)
  if (!rule || (rule.state !== 'active' && rule.state !== 'ended')) return { isTrue: true }
  const targets = await wantedBy(ctx.db, rule)
  const had = await openDuties(ctx.db, ruleId)
  let isTrue = true
  // In the same order everywhere, so that two rules that share courses do not deadlock.
  const courseIds = new Set([...rule.courseIds, ...had.map((duty) => duty.courseId)])
  for (const courseId of [...courseIds].toSorted()) {
    const isAsked = rule.courseIds.includes(courseId)
    const { entering, leaving } = difference(
      isAsked ? targets : [],
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

/** People who leave keep what they have begun; untouched enrolments are removed with the duty. */
async function letGo(ctx: Ctx, { rule, courseId, accountIds }: Leaving): Promise<void> {
  if (accountIds.length === 0) return
  await endDuties(ctx.db, { ruleId: rule.id, courseId, accountIds, at: ctx.now })
  await letGoAll(ctx, courseId, accountIds)
}

/** Enrols people with a duty for this course and no enrolment, as far as there are places. */
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

/** Events trigger most updates at once; the hourly run catches what no event announced. */
const keepHourly = cronJob({ name: 'learning.keepDuties', cron: '25 * * * *', run: keepAll })

export const dutyJobs = [keep]
export const dutyClockJobs = [keepHourly]
export const dutyHandlers = [
  on(jobChanged, 'keepDuties', keepAll),
  on(unitMoved, 'keepDuties', keepAll),
  on(coursePublished, 'keepDuties', keepAll),
]
