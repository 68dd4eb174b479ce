import type { Random } from '#platform/seed'
import type { Held, Holder, Ladder } from './ladder.ts'
import type { SeededUnit } from './units.ts'

type Choice = {
  readonly units: readonly SeededUnit[]
  readonly people: readonly Holder[]
  readonly ladder: Ladder
  readonly random: Random
}

/** Finds someone to lead each unit: from the top down, among those who have been there long. */
export function pickHeads({ units, people, ladder, random }: Choice): Held[] {
  const seniors = people
    .filter(({ state, isExternal }) => state === 'active' && !isExternal)
    .toSorted((a, b) => (a.joinedOn ?? '').localeCompare(b.joinedOn ?? ''))
  return units
    .toSorted((a, b) => a.level - b.level)
    .flatMap((unit) => {
      if (isVacant(unit, random)) return []
      const among = Math.min(seniors.length, Math.ceil(units.length / 2) + 8)
      const [head] = seniors.splice(random.int(0, among - 1), 1)
      return head ? [ladder.head(head, unit)] : []
    })
}

/** Deep in the tree a few units have no head of their own: the one above leads them as a second job. */
function isVacant({ level }: SeededUnit, random: Random): boolean {
  return level >= 4 && random.chance(0.06)
}
