import type { PeopleColumn } from '@lyceum/contract/people'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from './tables.ts'

type Person = {
  readonly id: string
  readonly userName: string
  readonly state: string
  readonly leftOn: string | null
}

type Made = { readonly people: readonly Person[] }

const reasons = ['个人原因', '合同到期', '退休', '转到集团其他公司'] as const

/** Traces of administrators' work: departures, manually corrected fields, saved views. */
export async function seed(ctx: SeedCtx, { people }: Made): Promise<void> {
  const chief = people.find(({ userName }) => userName === 'admin')
  if (!chief) return
  await departures(ctx, people, chief.id)
  const corrected = ctx.random.shuffled(people.filter(({ state }) => state === 'active')).slice(0, 12)
  const pinned = corrected.map(({ id }, i) => ({
    accountId: id,
    field: i % 3 === 0 ? 'phone' : 'name',
    heldBy: chief.id,
    heldAt: ctx.calendar.moment(-ctx.random.int(1, 60), 600),
  }))
  await on(ctx.db).insertInto('people.held_field').values(pinned).execute()
  await on(ctx.db)
    .insertInto('people.saved_view')
    .values(
      views(ctx).map((view) => ({
        ...view,
        id: ctx.ids.next(),
        ownerId: chief.id,
        createdAt: ctx.calendar.moment(-30),
      })),
    )
    .execute()
  await tokens(ctx, chief.id)
}

/** SCIM tokens, one of them expired. They give no access: the hashed value is nobody's secret. */
async function tokens(ctx: SeedCtx, byId: string): Promise<void> {
  const known = [
    { name: 'Entra ID', usersAccess: 'write', groupsAccess: 'write', since: -40, until: 325, used: -1 },
    { name: 'BI', usersAccess: 'read', groupsAccess: 'read', since: -20, until: 70, used: null },
    { name: 'Okta', usersAccess: 'write', groupsAccess: 'none', since: -400, until: -35, used: -36 },
  ] as const
  const rows = known.map(({ since, until, used, ...row }, index) => ({
    ...row,
    id: ctx.ids.next(),
    tail: ['7Qfa', 'kX2d', 'Zr0w'][index] ?? '',
    tokenHash: Buffer.alloc(32, index + 1),
    byId,
    byRole: 'ADM',
    createdAt: ctx.calendar.moment(since, 600),
    expiresAt: ctx.calendar.moment(until, 600),
    lastUsedAt: used === null ? null : ctx.calendar.moment(used, 130),
  }))
  await on(ctx.db).insertInto('people.scim_token').values(rows).execute()
}

async function departures(ctx: SeedCtx, people: readonly Person[], decidedBy: string): Promise<void> {
  const gone = people.flatMap(({ id, leftOn }) => (leftOn ? [{ accountId: id, leavesOn: leftOn }] : []))
  const staff = people.filter(({ state }) => state === 'active')
  const leaving = ctx.random.shuffled(staff).slice(0, 3)
  const rows = [
    ...gone.map((departure) => ({ ...departure, doneAt: new Date(`${departure.leavesOn}T02:00:00Z`) })),
    ...leaving.map(({ id }, i) => ({ accountId: id, leavesOn: ctx.calendar.day(9 + i * 7), doneAt: null })),
  ]
  await inGroups(
    rows.map((row) => ({
      ...row,
      id: ctx.ids.next(),
      reason: ctx.random.pick(reasons),
      decidedBy,
      decidedAt: ctx.calendar.moment(-3, 570),
    })),
    (group) => on(ctx.db).insertInto('people.departure').values(group).execute(),
  )
}

function views({ calendar }: SeedCtx) {
  const view = (name: string, filter: object, columns: PeopleColumn[]) => ({
    name,
    isShared: true,
    query: JSON.stringify({ filter, sort: 'joinedOn', direction: 'desc' }),
    columns,
  })
  return [
    view('近三个月入职', { joinedFrom: calendar.day(-90), state: 'active' }, [
      'staffNo',
      'unit',
      'position',
      'joinedOn',
    ]),
    view('长期未登录', { loginBefore: calendar.moment(-45).toISOString(), state: 'active' }, [
      'unit',
      'email',
      'lastLoginAt',
    ]),
  ]
}
