import type { Calendar, Ids, Random } from '#platform/seed'
import { pickHeads } from './heads.ts'
import type { Company } from './company.ts'
import { type Held, type Holder, makeLadder } from './ladder.ts'
import { secondJobs, withEarlierJobs } from './careers.ts'
import { shareOut } from './seats.ts'
import type { SeededUnit } from './units.ts'

/** A job as it is stored, beside the unit and the person it ties together. */
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

type Wish = {
  readonly company: Company
  readonly units: readonly SeededUnit[]
  readonly people: readonly Holder[]
}
type Means = { readonly random: Random; readonly calendar: Calendar; readonly ids: Ids }

/** Every job of a site: one main job for everyone who has joined, heads, second jobs, and jobs of earlier years. */
export function makeJobs(wish: Wish, means: Means): SeededJob[] {
  const { random, calendar, ids } = means
  const ladder = makeLadder(wish.company.catalogue, { random, today: calendar.today })
  const known = placed(wish)
  const led = new Set(known.filter(({ isHead }) => isHead).map(({ unit }) => unit))
  const free = wish.people.filter(
    ({ joinedOn, userName }) => joinedOn !== null && !(userName in wish.company.placements),
  )
  const heads = pickHeads({
    units: wish.units.filter((unit) => !led.has(unit)),
    people: free,
    ladder,
    random,
  })
  const headed = new Set(heads.map(({ holder }) => holder))
  const rest = random.shuffled(free.filter((person) => !headed.has(person)))
  const staff = seated(
    rest.filter(({ isExternal }) => !isExternal),
    wish.units,
  )
  const guests = seated(
    rest.filter(({ isExternal }) => isExternal),
    hostsOf(wish),
  )
  const main = [
    ...known,
    ...heads,
    ...[...staff, ...guests].map(([person, unit]) => ladder.staff(person, unit)),
  ]
  const careers = { main, units: wish.units, ladder, random, calendar }
  const all = [...withEarlierJobs(careers), ...secondJobs(careers)]
  return all.map(({ holder, unit, ...job }) => ({
    ...job,
    id: ids.next(),
    accountId: holder.id,
    unitId: unit.id,
  }))
}

/** Those known by name, where they are known to work. */
function placed({ company, units, people }: Wish): Held[] {
  return people.flatMap((holder) => {
    const placement = company.placements[holder.userName]
    if (!placement || holder.joinedOn === null) return []
    const unit = placement.units.map((code) => units.find((one) => one.code === code)).find(Boolean)
    if (!unit) throw new Error(`${holder.userName} has no unit to work in.`)
    const { position, grade, isHead = false } = placement
    return [{ holder, unit, position, grade, isHead, isMain: true, since: holder.joinedOn, until: null }]
  })
}

const hostsOf = ({ units, company }: Wish) =>
  units.filter(({ family }) => company.catalogue.guestsAmong.includes(family))

/** The others take the seats that the units' weights give them. */
function seated(people: readonly Holder[], units: readonly SeededUnit[]): (readonly [Holder, SeededUnit])[] {
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
