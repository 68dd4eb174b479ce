import { hashPassword } from '#domains/identity'
import type { Database } from '#platform/db'
import type { CopyInto, LargeCtx } from '#platform/seed'
import { seedLarge as seedIdentity } from '../../domains/identity/seed.ts'
import { seedLarge as seedOrg } from '../../domains/org/seed.ts'
import { seedLargeSite, type SeededSite } from '../../domains/site/seed.ts'
import type { Beginning } from './begin.ts'
import { makeCalendar } from './calendar.ts'
import { demoPassword } from './seed-sites.ts'

type Wish = {
  readonly people: number
  readonly beginning: Beginning
  /** Opens the stream into the tables of one site. */
  readonly copyInto: (siteId: number) => CopyInto
}

/** Fills one more site with as many people as wished, room by room from the ground up. */
export async function seedLarge(
  database: Database,
  { people, beginning, copyInto }: Wish,
): Promise<SeededSite> {
  const { random, ids, now } = beginning
  const seeded = await seedLargeSite(database.acrossSites('a new database gets its large site'))
  const { site } = seeded
  const base = { site, people, copy: copyInto(site.id), calendar: makeCalendar(now, site.zone), ids }
  const open = (room: string): LargeCtx => ({ ...base, random: random.fork(`${site.code}/${room}`) })

  const { learners } = await seedIdentity(open('identity'), {
    passwordHash: await hashPassword(demoPassword),
  })
  await seedOrg(open('org'), { learners })
  return seeded
}
