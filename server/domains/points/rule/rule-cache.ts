import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import type { Rule } from './rule-defaults.ts'
import { rulesOf } from './store.ts'

const moment = z.coerce.date().nullable()
const rules = z.array(
  z.object({
    name: z.string(),
    points: z.int(),
    period: z.enum(['DAY', 'MONTH', 'ONCE']),
    times: z.int(),
    isOn: z.boolean(),
    activeFrom: moment,
    activeUntil: moment,
  }),
)

const keyOf = ({ site }: Ctx) => siteKey(site.id, 'points-rules')

/** The cached rules of the site, for frequent calls: a second old at most. */
export async function knownRules(ctx: Ctx): Promise<readonly Rule[]> {
  const { redis } = ctx.parts
  const load = () => rulesOf(ctx.db)
  const parse = (value: unknown) => rules.parse(value)
  return (await cached({ redis, key: keyOf(ctx), seconds: 30, hereMs: 1000, load, parse })) ?? []
}

/** A change applies at once: no process caches the old rules for longer than a second. */
export const forgetRules = (ctx: Ctx): Promise<void> => forget(ctx.parts.redis, keyOf(ctx))
