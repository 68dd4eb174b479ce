import { recordAct } from '#platform/audit/write-chain'
import { anonymous } from '#platform/ctx'
import type { SeedCtx } from '#platform/domain/seed'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly roles: readonly string[]
    readonly state: string
  }[]
}

/** Two weeks of administrators' actions: settings, links, locked accounts. */
export async function seed({ db, site, calendar, random }: SeedCtx, { people }: Made): Promise<void> {
  const keepers = people.filter(({ roles }) => roles.includes('ADM'))
  const others = people.filter(({ state, roles }) => state === 'active' && roles.length === 0)
  if (keepers.length === 0 || others.length === 0) return
  for (const [i, act] of acts.entries()) {
    const daysAgo = 14 - Math.floor((i * 14) / acts.length)
    const { id } = random.pick(keepers)
    const now = calendar.moment(-daysAgo, 540 + i * 7)
    const actor = { ...anonymous, id, role: 'ADM' }
    const object = act.object ?? `identity.account:${random.pick(others).id}`
    await recordAct({ db, site, now, actor, address: '10.20.0.14' }, { ...act, object })
  }
}

type Act = {
  readonly action: string
  readonly object?: string
  readonly before?: unknown
  readonly after?: unknown
}

const acts: readonly Act[] = [
  {
    action: 'site.setting.save',
    object: 'site.setting:session.idleMinutes',
    before: { value: 30 },
    after: { value: 120 },
  },
  { action: 'identity.account.unlock', before: { state: 'active' }, after: { reason: '本人到服务台核实' } },
  {
    action: 'site.setting.save',
    object: 'site.setting:watermark.shown',
    before: { value: false },
    after: { value: true },
  },
  { action: 'identity.account.force-password-change', before: { state: 'active' }, after: { reason: '' } },
  { action: 'identity.account.end-sessions', before: { state: 'active' }, after: { reason: '电脑遗失' } },
  {
    action: 'site.setting.save',
    object: 'site.setting:login.single',
    before: { value: true },
    after: { value: false },
  },
  { action: 'identity.account.unlock', before: { state: 'active' }, after: { reason: '' } },
]
