import { hashPassword } from '#domains/identity'
import type { Database } from '#platform/db'
import type { CopyInto, LargeCtx } from '#platform/domain/seed'
import { seedLarge as seedIdentity } from '../../domains/identity/seed.ts'
import { seedLarge as seedOrg } from '../../domains/org/seed.ts'
import { seedLargeSite, type SeededSite } from '../../domains/site/seed.ts'
import type { SeedStart } from './seed-start.ts'
import { makeCalendar } from './calendar.ts'
import { demoPassword } from './seed-sites.ts'

type LargeSiteOptions = {
  readonly people: number
  readonly beginning: SeedStart
  /** Opens the COPY stream into the tables of one site. */
  readonly copyInto: (siteId: number) => CopyInto
}

/** Fills one more site with this many people, domain by domain from the lowest layer up. */
export async function seedLarge(
  database: Database,
  { people, beginning, copyInto }: LargeSiteOptions,
): Promise<SeededSite> {
  const { random, ids, now } = beginning
  const seeded = await seedLargeSite(database.acrossSites('a new database gets its large site'))
  const { site } = seeded
  const base = { site, people, copy: copyInto(site.id), calendar: makeCalendar(now, site.zone), ids }
  const open = (domain: string): LargeCtx => ({ ...base, random: random.fork(`${site.code}/${domain}`) })

  const { learners } = await seedIdentity(open('identity'), {
    passwordHash: await hashPassword(demoPassword),
  })
  await seedOrg(open('org'), { learners })
  return seeded
}
