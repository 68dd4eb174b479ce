import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import {
  type getSignIn as getSignInEndpoint,
  type listSignIns as listSignInsEndpoint,
  pointsErrors,
  type signInToday as signInTodayEndpoint,
} from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import type { Rule } from '../rule/rule-defaults.ts'
import { isActive } from '../rule/rules.ts'
import { rulesOf } from '../rule/store.ts'
import { knownRules } from '../rule/rule-cache.ts'
import { frozenDays } from './freeze-store.ts'
import { pointsOn, streakOn, weekOf } from './rules.ts'
import { daysSigned, lastDaysSigned, type SignedIn, writeSignIns } from './store.ts'

/** B-413, B-414: once a day, in the site's time zone. */
export async function signInToday(
  ctx: Ctx,
  { id }: Input<typeof signInTodayEndpoint>,
): Promise<Result<typeof signInTodayEndpoint>> {
  const accountId = own(ctx, id)
  const coming = { accountId, zone: ctx.site.zone, at: ctx.now, ...givenBy(await knownRules(ctx), ctx.now) }
  const signed = await tried(ctx, () => writeSignIns(ctx, coming))
  if (!signed) return fail(pointsErrors.ERROR_HAVE_SIGN_IN)
  const { day, streak, bonus } = signed
  return { day, streak, points: coming.points, bonus }
}

/** E-088: on any error nothing was written, and the call can be retried. */
async function tried(ctx: Ctx, write: () => Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await write()
  } catch (error) {
    ctx.parts.log.error({ err: error }, 'sign-in not written')
    return fail(pointsErrors.SIGN_IN_FAILED)
  }
}

/** another person's calendar is NOT_FOUND. */
const own = ({ actor }: Ctx, id: string): string => (id === actor.id ? id : fail(commonErrors.NOT_FOUND))

function givenBy(rules: readonly Rule[], now: Date): { readonly points: number; readonly bonus: number } {
  const worth = (name: string) => {
    const rule = rules.find((candidate) => candidate.name === name)
    return rule && isActive(rule, now) ? rule.points : 0
  }
  return { points: worth('signIn'), bonus: worth('streak') }
}

export async function getSignIn(
  ctx: Ctx,
  { id }: Input<typeof getSignInEndpoint>,
): Promise<Result<typeof getSignInEndpoint>> {
  const accountId = own(ctx, id)
  const today = todayOf(ctx)
  const days = weekOf(today)
  const signed = await lastDaysSigned(ctx.db, accountId, today)
  const [last] = signed
  const from = [last?.day ?? today, days[0] ?? today].toSorted()[0] ?? today
  const frozen = await frozenDays(ctx.db, accountId, { from, to: days.at(-1) ?? today })
  const streaks = new Map(signed.map(({ day, streak }) => [day, streak]))
  const gives = givenBy(await rulesOf(ctx.db), ctx.now)
  const streak = streakOn(today, last, frozen)
  const ahead = streaks.has(today) ? 0 : 1
  const week = days.map((day) => {
    const distance = days.indexOf(day) - days.indexOf(today)
    const nth = streaks.get(day) ?? Math.max(1, streak + ahead + distance)
    return {
      day,
      isSigned: streaks.has(day),
      isToday: day === today,
      isFrozen: frozen.has(day),
      points: pointsOn(nth, gives),
    }
  })
  return { isSigned: streaks.has(today), streak, week }
}

export async function listSignIns(
  ctx: Ctx,
  { id, month = todayOf(ctx).slice(0, 7) }: Input<typeof listSignInsEndpoint>,
): Promise<Result<typeof listSignInsEndpoint>> {
  const span = { from: `${month}-01`, to: lastDayOf(month) }
  const days = await daysSigned(ctx.db, own(ctx, id), span)
  return { month, hasSignDays: days.map(({ day }) => day) }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
