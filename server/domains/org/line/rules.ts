/** Everything that decides who answers to whom. */
export type Lines = {
  /** Who leads each unit; where several do, the first one is the manager of its people. */
  readonly heads: ReadonlyMap<string, readonly string[]>
  /** The path of the unit of everybody's main job, from the root down. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** Managers named by hand. */
  readonly named: ReadonlyMap<string, string>
}

/** The one manager of a person, if there is one: the one named by hand, else the nearest head upward. */
export function managerIn({ heads, places, named }: Lines, personId: string): string | undefined {
  return named.get(personId) ?? headAbove(heads, places.get(personId) ?? [], personId)
}

/** The nearest head from the end of a path upward. Whoever leads a unit looks above it, also past a fellow head. */
export function headAbove(
  heads: Lines['heads'],
  path: readonly string[],
  personId?: string,
): string | undefined {
  for (const unitId of path.toReversed()) {
    const leaders = heads.get(unitId) ?? []
    const [first] = leaders
    if (first !== undefined && (personId === undefined || !leaders.includes(personId))) return first
  }
  return undefined
}

/** People who answer to one another in a circle; nobody, in an organisation that is well. */
export function circleIn(lines: Lines): string[] {
  const isWell = new Set<string>()
  // Everyone in a circle is somebody's manager, so only managers need to be followed.
  const managers = new Set([...lines.named.values(), ...[...lines.heads.values()].flat()])
  for (const start of managers) {
    const way: string[] = []
    let person: string | undefined = start
    while (person !== undefined && !isWell.has(person)) {
      const met = way.indexOf(person)
      if (met >= 0) return way.slice(met)
      way.push(person)
      person = managerIn(lines, person)
    }
    for (const one of way) isWell.add(one)
  }
  return []
}
