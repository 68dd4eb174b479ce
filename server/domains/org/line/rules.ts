/** Everything that decides who reports to whom. */
export type Lines = {
  /** The heads of each unit; of several, the first is the manager of its people. */
  readonly heads: ReadonlyMap<string, readonly string[]>
  /** The path of the unit of each person's main job, from the root down. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** Named managers. */
  readonly named: ReadonlyMap<string, string>
}

/** A person's manager, if any: the named one, otherwise the nearest head above. */
export function managerIn({ heads, places, named }: Lines, personId: string): string | undefined {
  return named.get(personId) ?? headAbove(heads, places.get(personId) ?? [], personId)
}

/**
 * The nearest head from the end of a path upward. For a head the search begins above their unit, also past a fellow
 * head.
 */
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

/** People who report to one another in a circle; empty in a valid organisation. */
export function circleIn(lines: Lines): string[] {
  const isWell = new Set<string>()
  // Everyone in a circle is somebody's manager, so only managers need to be checked.
  const managers = new Set([...lines.named.values(), ...[...lines.heads.values()].flat()])
  for (const start of managers) {
    const trail: string[] = []
    let person: string | undefined = start
    while (person !== undefined && !isWell.has(person)) {
      const met = trail.indexOf(person)
      if (met >= 0) return trail.slice(met)
      trail.push(person)
      person = managerIn(lines, person)
    }
    for (const member of trail) isWell.add(member)
  }
  return []
}
