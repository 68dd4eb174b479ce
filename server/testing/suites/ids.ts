import type { Db } from '#platform/db'
import { describedAs, people, type PersonName } from '../people.ts'
import type { Parents, Specimen, Specimens } from '../specimens.ts'
import type { Mark } from './draft.ts'

/** Whose things: of a person, or of nobody because they never existed or exist no more. */
export type Source = { readonly of: PersonName; readonly removed?: true } | 'missing'

export type IdMaker = {
  /** One id per mark, children within their parents. Fresh ones may be used up by the call. */
  readonly idsFor: (marks: readonly Mark[], source: Source, fresh: boolean) => Promise<string[]>
  readonly specimen: (entity: string) => Specimen
}

/** Makes the things that ids stand for, and remembers those that calls are only refused. */
export function idMaker({ sites, accounts, units, specimens }: Makings): IdMaker {
  const kept = new Map<string, Promise<string>>()

  const specimen = (entity: string): Specimen => {
    const found = specimens[entity]
    if (!found) throw new Error(`No room offers a specimen of ${entity}: add it to the make.ts of its room.`)
    return found
  }

  const make = async (
    entity: string,
    source: Exclude<Source, 'missing'>,
    parents: Parents,
  ): Promise<string> => {
    const { db } = sites[people[source.of].site]
    const id = await specimen(entity).make(db, accounts[source.of], {
      ...placeOf(source.of, units),
      ...parents,
    })
    if (source.removed) await specimen(entity).remove?.(db, id)
    return id
  }

  return {
    specimen,
    idsFor: async (marks, source, fresh) => {
      if (source === 'missing') return marks.map(({ index }) => missingId(index))
      const ids: string[] = []
      const parents: Record<string, string> = {}
      for (const mark of parentsFirst(marks, specimen)) {
        const key = JSON.stringify([mark.entity, mark.index, source, parents])
        const id = await (fresh
          ? make(mark.entity, source, parents)
          : keeping(kept, key, () => make(mark.entity, source, { ...parents })))
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
  readonly specimens: Specimens
}

/** The unit in which somebody's things lie, as `make` is told it. */
export function placeOf(person: PersonName, units: Units): Parents {
  const unit = units[describedAs(person).unit ?? '']
  return unit ? { unit } : {}
}

/** Well formed, and far beyond every id that the clock has reached. */
const missingId = (index: number) => String(9_100_000_000_000_000_000n + BigInt(index))

/** Orders marks so that what lies within another entity comes after it. */
function parentsFirst(marks: readonly Mark[], specimen: IdMaker['specimen']): Mark[] {
  const isWithin = (inner: string, outer: string, depth = 0): boolean => {
    const { within } = specimen(inner)
    return within !== undefined && depth < 8 && (within === outer || isWithin(within, outer, depth + 1))
  }
  const depthOf = ({ entity }: Mark) => marks.filter((other) => isWithin(entity, other.entity)).length
  return [...marks].sort((a, b) => depthOf(a) - depthOf(b) || a.index - b.index)
}

function keeping<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known
}
