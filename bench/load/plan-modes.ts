import { Api, type ApiOptions } from '../../faults/env/api.ts'
import type { Undo } from '../../faults/env/undo.ts'

/** How PostgreSQL plans: as it likes, anew for the values of every call, or once for all values. */
const settings = {
  usual: {},
  custom: { PGOPTIONS: '-c plan_cache_mode=force_custom_plan' },
  generic: { PGOPTIONS: '-c plan_cache_mode=force_generic_plan' },
} as const

export type PlanMode = keyof typeof settings

/** One server for each mode. A figure that holds in one only falls off a cliff when PostgreSQL changes its mind. */
export async function startByPlan(options: ApiOptions, undo: Undo): Promise<Record<PlanMode, Api>> {
  const start = (mode: PlanMode) =>
    Api.start({ ...options, env: { ...options.env, ...settings[mode] } }, undo)
  const [usual, custom, generic] = await Promise.all([start('usual'), start('custom'), start('generic')])
  return { usual, custom, generic }
}
