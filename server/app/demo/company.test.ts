import { expect, test } from 'vitest'
import { namedPeople } from '../../domains/identity/seed/named-people.ts'
import { makePeople } from '../../domains/identity/seed/people.ts'
import { populations } from '../../domains/identity/seed/population.ts'
import { companyOf } from '../../domains/org/seed/companies.ts'
import { makeJobs } from '../../domains/org/seed/jobs.ts'
import { makeUnits } from '../../domains/org/seed/units.ts'
import { seedStart } from './seed-start.ts'
import { makeCalendar } from './calendar.ts'

const today = '2026-03-18'

function imagine(code: 'hengchuan' | 'nanyu') {
  const { ids, random } = seedStart(new Date(`${today}T08:00:00Z`))
  const means = {
    ids,
    random: random.fork(code),
    calendar: makeCalendar(new Date(`${today}T08:00:00Z`), 'Asia/Shanghai'),
  }
  const population = populations[code] ?? expect.fail(code)
  const people = makePeople(
    { population, named: namedPeople[code] ?? [], count: population.count.company },
    means,
  )
  const company = companyOf(code, 'company')
  const units = makeUnits(company.outline, ids)
  return { people, company, units, jobs: makeJobs({ company, units, people }, means) }
}

const sites = [imagine('hengchuan'), imagine('nanyu')]
const [hengchuan = expect.fail(), nanyu = expect.fail()] = sites

test('the companies have their sizes, and the group has five levels', () => {
  expect([hengchuan.people.length, nanyu.people.length]).toEqual([2000, 240])
  expect(new Set(hengchuan.units.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(hengchuan.company.catalogue.grades.map(({ code }) => code).join(' ')).toBe(
    'P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 M1 M2 M3 M4 M5',
  )
  expect(
    new Set(hengchuan.company.catalogue.positions.map(({ family }) => family)).size,
  ).toBeGreaterThanOrEqual(10)
})

test('every path is a real chain up to the root', () => {
  for (const { units } of sites) {
    const byId = new Map(units.map((unit) => [unit.id, unit]))
    for (const unit of units) {
      const chain = unit.path.map((id) => byId.get(id))
      expect(chain.at(-1)).toBe(unit)
      expect(chain.length).toBe(unit.level)
      expect(chain.map((item) => item?.parentId ?? null)).toEqual([null, ...unit.path.slice(0, -1)])
    }
    expect(units.filter(({ parentId }) => parentId === null).length).toBe(1)
    expect(new Set(units.map(({ code }) => code)).size).toBe(units.length)
  }
})

test('everyone active has exactly one open main job; people who left or are not approved have none', () => {
  for (const { people, jobs } of sites) {
    const open = Map.groupBy(
      jobs.filter(({ isMain, until }) => isMain && until === null),
      ({ accountId }) => accountId,
    )
    for (const { id, state } of people) {
      expect(open.get(id)?.length ?? 0).toBe(state === 'active' || state === 'suspended' ? 1 : 0)
    }
  }
})

test('every unit has one head; a unit without its own head is led from above', () => {
  for (const { units, jobs } of sites) {
    const heads = Map.groupBy(
      jobs.filter(({ isHead, until }) => isHead && until === null),
      ({ unitId }) => unitId,
    )
    for (const { id } of units) expect(heads.get(id)?.length).toBe(1)
  }
  expect(hengchuan.jobs.some(({ isHead, isMain }) => isHead && !isMain)).toBe(true)
})

test('he_yuanzhou leads people, lin_zhixia among them', () => {
  const idOf = (userName: string) => hengchuan.people.find((person) => person.userName === userName)?.id
  const led = hengchuan.jobs.find(
    ({ accountId, isHead, isMain }) => accountId === idOf('he_yuanzhou') && isHead && isMain,
  )
  const below = hengchuan.units.filter(({ path }) => path.includes(led?.unitId ?? '')).map(({ id }) => id)
  const staff = hengchuan.jobs.filter(
    ({ unitId, isMain, until }) => isMain && until === null && below.includes(unitId),
  )
  expect(staff.length).toBeGreaterThan(20)
  expect(staff.map(({ accountId }) => accountId)).toContain(idOf('lin_zhixia'))
})

test('nothing lies in the future, and nobody works before joining or after leaving', () => {
  for (const { people, jobs } of sites) {
    const byId = new Map(people.map((person) => [person.id, person]))
    for (const { accountId, since, until } of jobs) {
      const { joinedOn, leftOn } = byId.get(accountId) ?? { joinedOn: null, leftOn: null }
      expect(since >= (joinedOn ?? '9999')).toBe(true)
      expect(since < (until ?? '9999')).toBe(true)
      expect((until ?? today) <= (leftOn ?? today)).toBe(true)
    }
    for (const { lastLoginAt, createdAt } of people) {
      expect((lastLoginAt ?? createdAt).toISOString() < `${today}T00:00:00+08:00`).toBe(true)
    }
  }
})

test('staff turnover is that of an ordinary company', () => {
  const share = (found: readonly unknown[]) => found.length / hengchuan.people.length
  const { people } = hengchuan
  expect(share(people.filter(({ state }) => state === 'left'))).toBeCloseTo(0.05, 2)
  expect(share(people.filter(({ state }) => state === 'suspended'))).toBeCloseTo(0.01, 2)
  expect(share(people.filter(({ state }) => state === 'pending'))).toBeCloseTo(0.01, 2)
  expect(share(people.filter(({ isExternal }) => isExternal))).toBeCloseTo(0.03, 2)
  const years = people
    .map(({ joinedOn }) => Number(joinedOn?.slice(0, 4) ?? Number.NaN))
    .filter(Number.isFinite)
  expect([Math.min(...years), Math.max(...years)]).toEqual([2011, 2026])
})

test('names are rarely shared, user names and staff numbers never, and no contact data is real', () => {
  for (const { people } of sites) {
    const count = (values: readonly (string | null)[]) => new Set(values.filter((item) => item !== null)).size
    expect(count(people.map(({ name }) => name))).toBeGreaterThan(people.length * 0.98)
    expect(count(people.map(({ userName }) => userName))).toBe(people.length)
    expect(count(people.map(({ staffNo }) => staffNo))).toBe(people.filter(({ staffNo }) => staffNo).length)
    for (const { email, phone, userName } of people) {
      expect(email).toMatch(/^[a-z_0-9]+@[a-z]+\.example$/)
      expect(phone ?? '19900000000').toMatch(/^(1990000\d{4}|0900000\d{3})$/)
      expect(userName).toMatch(/^(admin|[a-z]+_[a-z]+\d*)$/)
      expect(userName).toMatch(/^[\w-]{3,20}$/)
    }
  }
})

test('staff numbers rise with the joining date', () => {
  const staff = hengchuan.people.filter(({ staffNo }) => staffNo !== null)
  const byNumber = staff
    .toSorted((a, b) => (a.staffNo ?? '').localeCompare(b.staffNo ?? ''))
    .map(({ joinedOn }) => joinedOn)
  expect(byNumber).toEqual(byNumber.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))
  expect(staff[0]?.staffNo).toMatch(/^HC\d{6}$/)
})
