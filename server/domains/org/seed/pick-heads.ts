import type { Random } from '#platform/domain/seed'
import type { DraftJob, Employee, Ladder } from './career-ladder.ts'
import type { SeededUnit } from './units.ts'

type Choice = {
  readonly units: readonly SeededUnit[]
  readonly people: readonly Employee[]
  readonly ladder: Ladder
  readonly random: Random
}

/** Picks a head for each unit: from the top down, among the longest-serving people. */
export function pickHeads({ units, people, ladder, random }: Choice): DraftJob[] {
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

/** Deep in the tree a few units have no head of their own: the head above leads them as a second job. */
function isVacant({ level }: SeededUnit, random: Random): boolean {
  return level >= 4 && random.chance(0.06)
}
