import type { Locale } from '@lyceum/contract/kit'
import type { RoleCode } from '@lyceum/contract/identity'
import type { Calendar, Ids, Random } from '#platform/domain/seed'
import {
  type Life,
  lifeOf,
  openedDaysAgo,
  type AccountStatus,
  accountStatuses,
  workMoment,
} from './account-history.ts'
import { type Gender, makeNames, type PersonName } from './name-maker.ts'
import type { NamedPerson } from './named-people.ts'
import { numbered, type Population } from './population.ts'

/** A member of a seeded site, as other domains see them. */
export type SeededPerson = {
  readonly id: string
  readonly userName: string
  readonly name: string
  readonly nickname: string | null
  readonly gender: Gender | null
  readonly email: string
  readonly phone: string | null
  readonly staffNo: string | null
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly isExternal: boolean
  readonly locale: Locale | null
  readonly joinedOn: string | null
  readonly leftOn: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly roles: readonly RoleCode[]
  /** Signs in with the demonstration password. */
  readonly isDemo: boolean
  /** A functional account that belongs to no member of staff: it studies little and heads no board. */
  readonly isDuty: boolean
}

type PeopleSpec = {
  readonly population: Population
  readonly named: readonly NamedPerson[]
  readonly count: number
}

type Means = { readonly random: Random; readonly calendar: Calendar; readonly ids: Ids }

type Draft = Pick<
  SeededPerson,
  'userName' | 'name' | 'nickname' | 'gender' | 'roles' | 'isDemo' | 'isDuty'
> & {
  readonly life: Life
}

/** The people of a site: first those known by name, then generated ones up to the requested count. */
export function makePeople({ population, named, count }: PeopleSpec, means: Means): SeededPerson[] {
  const { random } = means
  const drafts = [
    ...named.map((person) => draftNamed(person, random)),
    ...draftOthers({ population, named, count: count - named.length }, random),
  ]
  const staffNos = numberStaff(drafts, population, random)
  return drafts.map((draft, i) =>
    settle(draft, { population, means, staffNo: staffNos.get(draft) ?? null, i }),
  )
}

function draftNamed({ years, roles = [], nickname, ...person }: NamedPerson, random: Random): Draft {
  const joined = years * 365 + random.int(20, 340)
  const life: Life = {
    status: 'staff',
    joined,
    left: null,
    created: Math.min(joined, openedDaysAgo),
    lastLogin: random.int(1, 2),
  }
  return {
    userName: person.userName,
    name: person.name,
    nickname: nickname ?? null,
    gender: person.gender,
    roles,
    isDemo: person.isDemo ?? false,
    isDuty: person.isDuty ?? false,
    life,
  }
}

function draftOthers({ population, named, count }: PeopleSpec, random: Random): Draft[] {
  const name = makeNames(population.names, random.fork('names'))
  const taken = new Set(named.map((person) => person.name))
  const userNames = new Map<string, number>(named.map(({ userName }) => [userName, 1]))
  return accountStatuses(count, random).map((status) => {
    const life = lifeOf(status, random)
    const person = fresh(() => name(nameTraits(life, random)), taken, random)
    const useCount = (userNames.get(person.letters) ?? 0) + 1
    userNames.set(person.letters, useCount)
    return {
      userName: useCount === 1 ? person.letters : `${person.letters}${useCount}`,
      name: person.name,
      nickname: person.given.length > 1 && random.chance(0.12) ? person.given : null,
      gender: person.gender,
      roles: [],
      isDemo: false,
      isDuty: false,
      life,
    }
  })
}

export function nameTraits(
  { joined }: Pick<Life, 'joined'>,
  random: Random,
): { gender: Gender; isClassic: boolean } {
  const isVeteran = (joined ?? 0) > 8 * 365
  return { gender: random.chance(0.42) ? 'F' : 'M', isClassic: random.chance(isVeteran ? 0.6 : 0.18) }
}

/** Most duplicate names are drawn again once; some stay. */
function fresh(draw: () => PersonName, taken: Set<string>, random: Random): PersonName {
  const first = draw()
  const person = taken.has(first.name) && random.chance(0.7) ? draw() : first
  taken.add(person.name)
  return person
}

/** Earlier staff have lower numbers; external people, functional accounts and unapproved ones have none. */
function numberStaff(drafts: readonly Draft[], { staffNo }: Population, random: Random): Map<Draft, string> {
  const hasNone: readonly AccountStatus[] = ['external', 'pending']
  const staff = drafts.filter(({ life, isDuty }) => !isDuty && !hasNone.includes(life.status))
  let n = 100
  return new Map(
    staff
      .toSorted((a, b) => (b.life.joined ?? 0) - (a.life.joined ?? 0))
      .map((draft) => [draft, numbered(staffNo, (n += random.int(1, 3)))]),
  )
}

type Settling = {
  readonly population: Population
  readonly means: Means
  readonly staffNo: string | null
  readonly i: number
}

function settle({ life, ...draft }: Draft, { population, means, staffNo, i }: Settling): SeededPerson {
  const { random, calendar, ids } = means
  return {
    ...draft,
    id: ids.next(),
    email: `${draft.userName}@${population.mailHost}`,
    phone: draft.isDuty ? null : numbered(population.phone, i),
    staffNo,
    state: stateOf(life.status),
    isExternal: life.status === 'external',
    locale: !draft.isDemo && random.chance(0.02) ? 'en-US' : null,
    joinedOn: life.joined === null ? null : calendar.day(-life.joined),
    leftOn: life.left === null ? null : calendar.day(-life.left),
    createdAt: workMoment(calendar, life.created, random),
    lastLoginAt: life.lastLogin === null ? null : workMoment(calendar, life.lastLogin, random),
  }
}

export function stateOf(status: AccountStatus): SeededPerson['state'] {
  return status === 'staff' || status === 'external' ? 'active' : status
}
