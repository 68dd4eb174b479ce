import { type SettingName, settingSchemas, siteErrors } from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { filled, forgetSettings } from './settings.ts'
import { deleteSettings, lockSettings, putSettings, storedSettings } from './store.ts'

/** A setting and its new value; null: the default. */
export type Change = { readonly name: SettingName; readonly value: unknown }

/** Changes settings of the site, all or none. Returns the new values. */
export async function changeSettings(
  ctx: Ctx,
  changes: readonly Change[],
): Promise<Readonly<Partial<Record<SettingName, unknown>>>> {
  const parsed = changes.map(({ name, value }) => ({ name, value: value === null ? null : fit(name, value) }))
  await lockSettings(ctx.db)
  const stored = await storedSettings(ctx.db)
  const before = filled(Object.fromEntries(stored.map(({ name, value }) => [name, value])))
  const byName = new Map(parsed.map(({ name, value }) => [name, value]))
  const savedValues = [...byName].filter(([, value]) => value !== null)
  const dropped = [...byName.keys()].filter((name) => byName.get(name) === null)
  await putSettings(
    ctx.db,
    savedValues.map(([name, value]) => ({ name, value, updatedBy: ctx.actor.id, updatedAt: ctx.now })),
  )
  await deleteSettings(ctx.db, dropped)

  const after = {
    ...Object.fromEntries(savedValues),
    ...Object.fromEntries(dropped.map((name) => [name, byDefault(name)])),
  }
  await record(ctx, {
    before: Object.fromEntries([...byName.keys()].map((name) => [name, before[name]])),
    after,
  })
  forgetSettings(ctx)
  return after
}

/** The default value of a setting. */
export const byDefault = (name: SettingName): unknown => settingSchemas[name].parse(undefined)

function fit(name: SettingName, value: unknown): unknown {
  const parsed = settingSchemas[name].safeParse(value)
  return parsed.success ? parsed.data : fail(siteErrors.SETTING_INVALID, { name })
}

type Values = Readonly<Record<string, unknown>>

async function record(ctx: Ctx, { before, after }: { readonly before: Values; readonly after: Values }) {
  const names = Object.keys(after)
  const [only = ''] = names
  const act = names.length === 1 ? { before: before[only], after: after[only] } : { before, after }
  await ctx.audit({ action: 'site.setting.save', object: `site.setting:${names.join(',')}`, ...act })
}
