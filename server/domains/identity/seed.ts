import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { seedAgreements } from './seed/agreements.ts'
import { drawForm } from './seed/draw-form.ts'
import { namedPeople } from './seed/named-people.ts'
import { makePeople, type SeededPerson } from './seed/people.ts'
import { populations } from './seed/population.ts'
import { sessionOf, type Visit, visitsOf } from './seed/visits.ts'
import { on } from './tables.ts'

export { seedLarge } from './seed/large/seed.ts'

type Made = {
  /** Of the one password shared by all demonstration accounts: hashed once, because hashing is slow by design. */
  readonly passwordHash: string
}

/** The people of the demonstration sites, with their roles. */
export async function seed(
  ctx: SeedCtx,
  { passwordHash }: Made,
): Promise<{ people: readonly SeededPerson[]; visits: readonly Visit[] }> {
  const { code } = ctx.site
  const population = populations[code]
  if (!population) throw new Error(`No people are defined for site "${code}".`)
  const people = makePeople(
    { population, named: namedPeople[code] ?? [], count: population.count[ctx.size] },
    ctx,
  )

  const stays = ctx.random.fork('stays')
  const accounts = people.map(({ leftOn: _leftOn, roles: _roles, isDuty: _isDuty, isDemo, ...account }) => ({
    ...account,
    passwordHash: isDemo ? passwordHash : null,
    // External people have an account for the length of a contract.
    expiresAt: account.isExternal ? ctx.calendar.moment(stays.int(-20, 300)) : null,
  }))
  await inGroups(accounts, (group) => on(ctx.db).insertInto('identity.account').values(group).execute())
  const roleAssignments = people.flatMap(({ id, roles, createdAt }) =>
    roles.map((role) => ({ accountId: id, role, grantedAt: createdAt })),
  )
  await inGroups(roleAssignments, (group) =>
    on(ctx.db).insertInto('identity.holding').values(group).execute(),
  )
  await seedAgreements(ctx, people)
  const visits = visitsOf(people, { random: ctx.random.fork('visits'), calendar: ctx.calendar })
  await inGroups(visits.map(sessionOf), (group) =>
    on(ctx.db).insertInto('identity.session').values(group).execute(),
  )
  await seedSignInFailures(ctx, people)
  return { people, visits }
}

/** Some accounts are frozen after failed sign-ins, and some registrations have a picture of the form. */
async function seedSignInFailures(ctx: SeedCtx, people: readonly SeededPerson[]): Promise<void> {
  const staff = people.filter(({ state, isDemo }) => state === 'active' && !isDemo)
  const frozen = ctx.random.fork('door').shuffled(staff).slice(0, 3)
  const lastAt = ctx.calendar.moment(-1, 22 * 60)
  const failures = frozen.map(({ id }, i) => ({
    subject: id,
    failures: 5,
    freezes: i + 1,
    frozenUntil: ctx.calendar.moment(1, (9 + i) * 60),
    lastAt,
  }))
  await inGroups(failures, (group) => on(ctx.db).insertInto('identity.failure').values(group).execute())
  const newcomers = people.filter(({ state }) => state === 'pending')
  const forms = await Promise.all(
    newcomers.slice(0, 6).map(async (person) => ({ accountId: person.id, image: await drawForm(person) })),
  )
  await inGroups(forms, (group) =>
    on(ctx.db).insertInto('identity.registration_form').values(group).execute(),
  )
}
