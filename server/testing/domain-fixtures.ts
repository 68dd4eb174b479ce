import { existsSync, readdirSync } from 'node:fs'
import { makeColleague } from '../domains/org/make.ts'
import type { Fixture, Fixtures } from './fixtures.ts'

/** The fixtures of all domains, read from each `make.ts`; plus people, because their unit belongs to a domain above identity. */
export async function domainFixtures(): Promise<Fixtures> {
  const domains = new URL('../domains/', import.meta.url)
  const all: Record<string, Fixture> = {
    'identity.account': { make: (db, _ownerId, { unit }) => makeColleague(db, unit), reach: 'unit' },
  }
  for (const domain of readdirSync(domains)) {
    const file = new URL(`${domain}/make.ts`, domains)
    if (!existsSync(file)) continue
    const { fixtures = {} } = (await import(file.href)) as { fixtures?: Fixtures }
    Object.assign(all, fixtures)
  }
  return all
}
