import { existsSync, readdirSync } from 'node:fs'
import { makeColleague } from '../domains/org/make.ts'
import type { Specimen, Specimens } from './specimens.ts'

/** What all rooms offer, read from the `make.ts` of each; and people, whose place is told two rooms above their own. */
export async function roomSpecimens(): Promise<Specimens> {
  const rooms = new URL('../domains/', import.meta.url)
  const all: Record<string, Specimen> = {
    'identity.account': { make: (db, _ownerId, { unit }) => makeColleague(db, unit), reach: 'unit' },
  }
  for (const room of readdirSync(rooms)) {
    const file = new URL(`${room}/make.ts`, rooms)
    if (!existsSync(file)) continue
    const { specimens = {} } = (await import(file.href)) as { specimens?: Specimens }
    Object.assign(all, specimens)
  }
  return all
}
