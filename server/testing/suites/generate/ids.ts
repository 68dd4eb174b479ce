import type { Db } from '#platform/db'
import { describedAs, people, type PersonName } from '../../people.ts'
import type { Parents, Fixture, Fixtures } from '../../fixtures.ts'
import type { Mark } from './draft.ts'

/** Whose things: of a person, or missing because they never existed. */
export type Source = { readonly of: PersonName; readonly removed?: true } | 'missing'

export type IdMaker = {
  /** One id per mark, children within their parents. New ones may be used up by the call. */
  readonly idsFor: (marks: readonly Mark[], source: Source, fresh: boolean) => Promise<string[]>
  readonly fixture: (entity: string) => Fixture
}

/** Makes the things for ids, and caches those that calls do not use up. */
export function idMaker({ sites, accounts, units, fixtures }: Makings): IdMaker {
  const made = new Map<string, Promise<string>>()

  const fixture = (entity: string): Fixture => {
    const found = fixtures[entity]
    if (!found)
      throw new Error(`No domain offers a fixture of ${entity}: add it to the make.ts of its domain.`)
    return found
  }

  const make = async (
    entity: string,
    source: Exclude<Source, 'missing'>,
    parents: Parents,
  ): Promise<string> => {
    const { db } = sites[people[source.of].site]
    const id = await fixture(entity).make(db, accounts[source.of], {
      ...placeOf(source.of, units),
      ...parents,
    })
    if (source.removed) await fixture(entity).remove?.(db, id)
    return id
  }

  return {
    fixture,
    idsFor: async (marks, source, fresh) => {
      if (source === 'missing') return marks.map(({ index }) => missingId(index))
      const ids: string[] = []
      const parents: Record<string, string> = {}
      for (const mark of parentsFirst(marks, fixture)) {
        const key = JSON.stringify([mark.entity, mark.index, source, parents])
        const id = await (fresh
          ? make(mark.entity, source, parents)
          : keeping(made, key, () => make(mark.entity, source, { ...parents })))
        ids[mark.index] = id
        parents[mark.entity] ??= id
      }
      return ids
    },
  }
}

export type Accounts = Readonly<Record<PersonName, string>>
export type Sites = Readonly<Record<'alpha' | 'beta', { readonly id: number; readonly db: Db }>>
export type Units = Readonly<Record<string, string>>
type Makings = {
  readonly sites: Sites
  readonly accounts: Accounts
  readonly units: Units
  readonly fixtures: Fixtures
}

/** The unit of somebody's things, as `make` gets it. */
export function placeOf(person: PersonName, units: Units): Parents {
  const unit = units[describedAs(person).unit ?? '']
  return unit ? { unit } : {}
}

/** Well formed, and far beyond every id made so far. */
const missingId = (index: number) => String(9_100_000_000_000_000_000n + BigInt(index))

/** Orders marks so that children come after their parents. */
function parentsFirst(marks: readonly Mark[], fixture: IdMaker['fixture']): Mark[] {
  const isWithin = (inner: string, outer: string, depth = 0): boolean => {
    const { within } = fixture(inner)
    return within !== undefined && depth < 8 && (within === outer || isWithin(within, outer, depth + 1))
  }
  const depthOf = ({ entity }: Mark) => marks.filter((other) => isWithin(entity, other.entity)).length
  return [...marks].sort((a, b) => depthOf(a) - depthOf(b) || a.index - b.index)
}

function keeping<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}
