import { inGroups, type SeedCtx } from '#platform/seed'
import { publishFirstAgreements } from './agreement/first-agreements.ts'
import { agreementsInForce, insertAcceptances } from './agreement/store.ts'
import { namedPeople } from './seed/named-people.ts'
import { makePeople, type SeededPerson } from './seed/people.ts'
import { populations } from './seed/population.ts'
import { on } from './tables.ts'

export { seedLarge } from './seed/large/seed.ts'

type Made = {
  /** Of the one password that all demonstration accounts share: hashed once, for hashing is slow by design. */
  readonly passwordHash: string
}

/** The people of the demonstration sites, with their roles. */
export async function seed(
  ctx: SeedCtx,
  { passwordHash }: Made,
): Promise<{ people: readonly SeededPerson[] }> {
  const { code } = ctx.site
  const population = populations[code]
  if (!population) throw new Error(`Nobody lives on site "${code}".`)
  const people = makePeople(
    { population, named: namedPeople[code] ?? [], count: population.count[ctx.size] },
    ctx,
  )

  const accounts = people.map(({ leftOn: _leftOn, roles: _roles, isDemo, ...account }) => ({
    ...account,
    passwordHash: isDemo ? passwordHash : null,
  }))
  await inGroups(accounts, (group) => on(ctx.db).insertInto('identity.account').values(group).execute())
  const holdings = people.flatMap(({ id, roles, createdAt }) =>
    roles.map((role) => ({ accountId: id, role, grantedAt: createdAt })),
  )
  await inGroups(holdings, (group) => on(ctx.db).insertInto('identity.holding').values(group).execute())
  await acceptAgreements(ctx, people)
  return { people }
}

/** The agreements of a site that is in use: published some time ago, and accepted by everyone there. */
async function acceptAgreements(ctx: SeedCtx, people: readonly SeededPerson[]): Promise<void> {
  const at = ctx.calendar.moment(-180)
  await publishFirstAgreements(ctx.db, at)
  const agreements = await agreementsInForce(ctx.db)
  const rows = people.flatMap(({ id: accountId }) =>
    agreements.map(({ id: agreementId }) => ({ accountId, agreementId, address: '', at })),
  )
  await inGroups(rows, (group) => insertAcceptances(ctx.db, group))
}
