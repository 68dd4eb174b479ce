import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/redis'
import type { Rule } from './catalogue.ts'
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

/** The rules of the site, for calls that are made often: a second old at most. */
export async function knownRules(ctx: Ctx): Promise<readonly Rule[]> {
  const { redis } = ctx.parts
  const load = () => rulesOf(ctx.db)
  const parse = (value: unknown) => rules.parse(value)
  return (await cached({ redis, key: keyOf(ctx), seconds: 30, hereMs: 1000, load, parse })) ?? []
}

/** What was changed holds at once: nobody keeps the old rules for longer than a second. */
export const forgetRules = (ctx: Ctx): Promise<void> => forget(ctx.parts.redis, keyOf(ctx))
