import { headAbove, type Lines } from '../line/rules.ts'

type Staffed = { readonly id: string; readonly path: readonly string[]; readonly people: number }

type Situation = {
  readonly units: readonly Staffed[]
  readonly heads: Lines['heads']
  /** The unit of everybody who leads one or has a named manager. */
  readonly special: ReadonlyMap<string, string>
  readonly named: ReadonlySet<string>
}

type NewManager = {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly people: number
}

/** Whose manager would change when a subtree is moved: how many go from whom to whom, most first. */
export function newManagers({ units, heads, special, named }: Situation, replace: PathChange): NewManager[] {
  const changes = new Map<string, NewManager>()
  const note = (path: readonly string[], people: number, personId?: string) => {
    const from = headAbove(heads, path, personId)
    const to = headAbove(heads, replace(path), personId)
    const key = `${from} ${to}`
    if (people > 0 && from !== to)
      changes.set(key, { from, to, people: (changes.get(key)?.people ?? 0) + people })
  }
  const specialIn = Map.groupBy(special, ([, unitId]) => unitId)
  for (const { id, path, people } of units) {
    const here = specialIn.get(id) ?? []
    note(path, people - here.length)
    for (const [personId] of here) if (!named.has(personId)) note(path, 1, personId)
  }
  return [...changes.values()].toSorted((a, b) => b.people - a.people)
}

type PathChange = (path: readonly string[]) => readonly string[]

/** How paths below a unit change when the unit is moved below another path. */
export function rehung(unitPath: readonly string[], parentPath: readonly string[]): PathChange {
  return (path) => [...parentPath, ...path.slice(unitPath.length - 1)]
}
