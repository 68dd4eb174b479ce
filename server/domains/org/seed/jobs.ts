import type { Calendar, Ids, Random } from '#platform/domain/seed'
import { pickHeads } from './pick-heads.ts'
import type { Company } from './company.ts'
import { type DraftJob, type Employee, makeLadder } from './career-ladder.ts'
import { secondJobs, withEarlierJobs } from './job-history.ts'
import { shareOut } from './share-out.ts'
import type { SeededUnit } from './units.ts'

/** A job row, with its unit and person. */
export type SeededJob = {
  readonly id: string
  readonly accountId: string
  readonly unitId: string
  readonly position: string
  readonly grade: string
  readonly isMain: boolean
  readonly isHead: boolean
  readonly since: string
  readonly until: string | null
}

type JobSpec = {
  readonly company: Company
  readonly units: readonly SeededUnit[]
  readonly people: readonly Employee[]
}
type Means = { readonly random: Random; readonly calendar: Calendar; readonly ids: Ids }

/** Every job of a site: one main job for everyone who has joined, heads, second jobs, and past jobs. */
export function makeJobs(spec: JobSpec, means: Means): SeededJob[] {
  const { random, calendar, ids } = means
  const ladder = makeLadder(spec.company.catalogue, { random, today: calendar.today })
  const known = knownJobs(spec)
  const led = new Set(known.filter(({ isHead }) => isHead).map(({ unit }) => unit))
  const free = spec.people.filter(
    ({ joinedOn, userName }) => joinedOn !== null && !(userName in spec.company.placements),
  )
  const heads = pickHeads({
    units: spec.units.filter((unit) => !led.has(unit)),
    people: free,
    ladder,
    random,
  })
  const headed = new Set(heads.map(({ person }) => person))
  const rest = random.shuffled(free.filter((person) => !headed.has(person)))
  const staff = seated(
    rest.filter(({ isExternal }) => !isExternal),
    spec.units,
  )
  const guests = seated(
    rest.filter(({ isExternal }) => isExternal),
    hostsOf(spec),
  )
  const main = [
    ...known,
    ...heads,
    ...[...staff, ...guests].map(([person, unit]) => ladder.staff(person, unit)),
  ]
  const careers = { main, units: spec.units, ladder, random, calendar }
  const all = [...withEarlierJobs(careers), ...secondJobs(careers)]
  return all.map(({ person, unit, ...job }) => ({
    ...job,
    id: ids.next(),
    accountId: person.id,
    unitId: unit.id,
  }))
}

/** The jobs of people known by name. */
function knownJobs({ company, units, people }: JobSpec): DraftJob[] {
  return people.flatMap((person) => {
    const placement = company.placements[person.userName]
    if (!placement || person.joinedOn === null) return []
    const unit = placement.units
      .map((code) => units.find((candidate) => candidate.code === code))
      .find(Boolean)
    if (!unit) throw new Error(`${person.userName} has no unit to work in.`)
    const { position, grade, isHead = false } = placement
    return [{ person, unit, position, grade, isHead, isMain: true, since: person.joinedOn, until: null }]
  })
}

const hostsOf = ({ units, company }: JobSpec) =>
  units.filter(({ family }) => company.catalogue.guestsAmong.includes(family))

/** Distributes the others by the units' weights. */
function seated(
  people: readonly Employee[],
  units: readonly SeededUnit[],
): (readonly [Employee, SeededUnit])[] {
  const seats = shareOut(
    people.length,
    units.map(({ weight }) => weight),
  )
  const places = units.flatMap((unit, i) => Array.from({ length: seats[i] ?? 0 }, () => unit))
  return people.flatMap((person, i) => {
    const unit = places[i]
    return unit ? [[person, unit] as const] : []
  })
}
