import type { Random } from '#platform/seed'
import type { Catalogue, Position } from './catalogue.ts'
import type { SeededUnit } from './units.ts'

/** What must be known about a person to give them a job. */
export type Holder = {
  readonly id: string
  readonly userName: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly isExternal: boolean
  readonly joinedOn: string | null
  readonly leftOn: string | null
}

/** Somebody in a position of a unit, since some day. */
export type Held = {
  readonly holder: Holder
  readonly unit: SeededUnit
  readonly position: string
  readonly grade: string
  readonly isMain: boolean
  readonly isHead: boolean
  readonly since: string
  readonly until: string | null
}

export type Ladder = {
  /** A main job among the staff of a unit; guests get a guest's position. */
  readonly staff: (holder: Holder, unit: SeededUnit) => Held
  /** The main job of whoever leads the unit. */
  readonly head: (holder: Holder, unit: SeededUnit) => Held
  /** The grade one step below, within what the position allows. */
  readonly below: (held: Held) => string
}

export const yearsBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)

/** Chooses positions that fit a unit, and grades that fit the years a person has been there. */
export function makeLadder(
  catalogue: Catalogue,
  { random, today }: { random: Random; today: string },
): Ladder {
  const named = new Map(catalogue.positions.map((position) => [position.name, position]))
  const positionNamed = (name: string): Position => {
    const position = named.get(name)
    if (!position) throw new Error(`There is no position ${name}.`)
    return position
  }
  const ofFamily = (family: string) => catalogue.positions.filter((position) => position.family === family)
  const gradeOf = (rank: number) => catalogue.grades.find((grade) => grade.rank === rank)?.code ?? ''
  const hold = (holder: Holder, unit: SeededUnit, position: Position): Held => {
    const since = holder.joinedOn ?? today
    const [low, high] = position.ranks
    const climbed = Math.min(1, yearsBetween(since, today) / 11) * (0.5 + random.next() * 0.6)
    const grade = gradeOf(Math.min(high, Math.round(low + (high - low) * climbed)))
    return {
      holder,
      unit,
      position: position.name,
      grade,
      isMain: true,
      isHead: false,
      since,
      until: holder.leftOn,
    }
  }
  const choices = (holder: Holder, unit: SeededUnit) => {
    if (holder.isExternal) return ofFamily(catalogue.guests)
    return unit.positions.length > 0 ? unit.positions.map(positionNamed) : ofFamily(unit.family)
  }
  return {
    staff: (holder, unit) =>
      hold(holder, unit, random.weighted(choices(holder, unit).map((one) => [one, one.weight] as const))),
    head: (holder, unit) => ({ ...hold(holder, unit, positionNamed(headOf(catalogue, unit))), isHead: true }),
    below: ({ position, grade }) => {
      const rank = catalogue.grades.find(({ code }) => code === grade)?.rank ?? 1
      return gradeOf(Math.max(positionNamed(position).ranks[0], rank - 1))
    },
  }
}

function headOf({ heads, headsByEnding }: Catalogue, { name, level }: SeededUnit): string {
  const byEnding = Object.entries(headsByEnding).find(([ending]) => name.endsWith(ending))
  return byEnding?.[1] ?? heads[level - 1] ?? heads.at(-1) ?? ''
}
