import { type SettingName, type Settings, settingsSchema } from '@lyceum/contract/site'
import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import { memoize } from '#platform/cache/memoize'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import { storedSettings } from './store.ts'

const anyValues = z.record(z.string(), z.unknown())

/** What is needed to read settings; a session is opened before there is a context. */
type SettingsCtx = Pick<Ctx, 'site' | 'db' | 'parts'>

/** All settings of the site with defaults filled in. Cached in Redis until the next change. */
export async function settingsOf(ctx: SettingsCtx): Promise<Settings> {
  const cachedValues = await cached({
    redis: ctx.parts.redis,
    key: cacheKey(ctx),
    seconds: 300,
    load: async () =>
      Object.fromEntries((await storedSettings(ctx.db)).map(({ name, value }) => [name, value])),
    parse: (value) => anyValues.parse(value),
  })
  return cachedValues ? filledOnce(cachedValues) : filled({})
}

/** The same stored values are filled up once. */
const filledOnce = memoize((stored: Readonly<Record<string, unknown>>) => filled(stored))

/** One setting: `await setting(ctx, 'login.single')`. */
export async function setting<N extends SettingName>(ctx: SettingsCtx, name: N): Promise<Settings[N]> {
  return (await settingsOf(ctx))[name]
}

export function forgetSettings(ctx: Ctx): void {
  ctx.afterCommit(() => forget(ctx.parts.redis, cacheKey(ctx)))
}

/** A stored value that no longer fits its schema counts as not set: an old value must not break a page. */
export function filled(stored: Readonly<Record<string, unknown>>): Settings {
  const whole = settingsSchema.safeParse(stored)
  if (whole.success) return whole.data
  const unfit = new Set(whole.error.issues.map(({ path }) => path[0]))
  return settingsSchema.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !unfit.has(name))))
}

const cacheKey = (ctx: SettingsCtx) => siteKey(ctx.site.id, 'settings')
