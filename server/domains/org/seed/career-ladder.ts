import type { Random } from '#platform/domain/seed'
import type { Catalogue, Position } from './catalogue.ts'
import type { SeededUnit } from './units.ts'

/** What is needed of a person to give them a job. */
export type Employee = {
  readonly id: string
  readonly userName: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly isExternal: boolean
  readonly joinedOn: string | null
  readonly leftOn: string | null
}

/** A person in a position of a unit, since a day. */
export type DraftJob = {
  readonly person: Employee
  readonly unit: SeededUnit
  readonly position: string
  readonly grade: string
  readonly isMain: boolean
  readonly isHead: boolean
  readonly since: string
  readonly until: string | null
}

export type Ladder = {
  /** A main job among the staff of a unit; external people get an external position. */
  readonly staff: (person: Employee, unit: SeededUnit) => DraftJob
  /** The main job of the unit's head. */
  readonly head: (person: Employee, unit: SeededUnit) => DraftJob
  /** The grade one step below, within what the position allows. */
  readonly below: (job: DraftJob) => string
}

export const yearsBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)

/** Chooses positions that fit a unit, and grades that fit a person's years of service. */
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
  const makeJob = (person: Employee, unit: SeededUnit, position: Position): DraftJob => {
    const since = person.joinedOn ?? today
    const [low, high] = position.ranks
    const climbed = Math.min(1, yearsBetween(since, today) / 11) * (0.5 + random.next() * 0.6)
    const grade = gradeOf(Math.min(high, Math.round(low + (high - low) * climbed)))
    return {
      person,
      unit,
      position: position.name,
      grade,
      isMain: true,
      isHead: false,
      since,
      until: person.leftOn,
    }
  }
  const choices = (person: Employee, unit: SeededUnit) => {
    if (person.isExternal) return ofFamily(catalogue.guests)
    return unit.positions.length > 0 ? unit.positions.map(positionNamed) : ofFamily(unit.family)
  }
  return {
    staff: (person, unit) =>
      makeJob(
        person,
        unit,
        random.weighted(choices(person, unit).map((choice) => [choice, choice.weight] as const)),
      ),
    head: (person, unit) => ({
      ...makeJob(person, unit, positionNamed(headOf(catalogue, unit))),
      isHead: true,
    }),
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
