import { findToName, type NamedKind } from '@lyceum/contract/course'
import { expect, test } from 'vitest'
import { house, type House } from '#testing/house'
import { type Person, personWithToken } from '#testing/person'
import { accountNamed, makeAccount, makeCustomRole, makeHolding, makeSession } from '../../identity/make.ts'
import { makePosition, makeUnit } from '../../org/make.ts'
import { makeCourse, makeOffered } from '../make.ts'

const kinds = ['unit', 'position', 'person', 'course'] as const satisfies readonly NamedKind[]

/** Two units beside each other, each with somebody, and a course in each and for all. */
async function furnished() {
  const home = await house()
  const db = await home.db()
  const { rows } = await home.asOwner((client) =>
    client.query<{ id: string }>("select id from org.unit where code in ('U-IN', 'U-OUT') order by code"),
  )
  const [inside = '', outside = ''] = rows.map(({ id }) => id)
  await makeUnit(db, { code: 'LINE', name: '装配线', parentId: inside })
  await makeUnit(db, { code: 'SHOP', name: '门店', parentId: outside })
  await makePosition(db, { code: 'WELD', name: '焊工' })
  await makeCourse(db, { title: '车间安全', unitId: inside })
  await makeCourse(db, { title: '门店安全', unitId: outside })
  await makeCourse(db, { title: '总部安全' })
  await makeOffered(db, { title: '全员安全' })
  return { ...home, inside, outside }
}

type Held = { readonly permission: string; readonly unitId?: string }

let count = 0

/** Somebody who holds a role of one permission each, in one unit or everywhere, and nothing else. */
async function holderOf({ app, db }: Pick<House, 'app' | 'db'>, ...held: readonly Held[]): Promise<Person> {
  const alpha = await db()
  count += 1
  const accountId = await makeAccount(alpha, { userName: `holder-${count}`, name: `专员 ${count}` })
  for (const { permission, unitId } of held) {
    const name = `${permission} ${count}`
    const customRoleId = await makeCustomRole(alpha, { name, permissions: [permission] })
    await makeHolding(alpha, { accountId, role: 'TADM', customRoleId, ...(unitId ? { unitId } : {}) })
  }
  const token = `h${count}`.padEnd(43, 'h')
  await makeSession(alpha, { accountId, token, roles: ['TADM'] })
  return personWithToken(app, token)
}

const found = async (person: Person, kind: NamedKind, text = '') =>
  (await person.call(findToName, { kind, text })).records.map(({ name }) => name)

test('whoever writes announcements for one department names its people and units, and none outside', async () => {
  const home = await furnished()
  const writer = await holderOf(home, { permission: 'news.manage', unitId: home.inside })
  expect(await found(writer, 'person')).toEqual(['周砚秋', '林知夏'])
  expect(await found(writer, 'person', '梅')).toEqual([])
  expect(await found(writer, 'unit', '装配线')).toEqual(['装配线'])
  expect(await found(writer, 'unit', '门店')).toEqual([])
  expect(await found(writer, 'position')).toContain('焊工')
  const everywhere = await holderOf(home, { permission: 'news.manage' })
  expect(await found(everywhere, 'person', '梅')).toEqual(['梅若水'])
  expect(await found(everywhere, 'unit', '门店')).toEqual(['门店'])
})

test('each permission finds what its work names, and nothing of other kinds', async () => {
  const home = await furnished()
  const named: Readonly<Record<string, readonly NamedKind[]>> = {
    'course.author': kinds,
    'learning.assign': kinds,
    'news.manage': ['unit', 'position', 'person'],
    'exam.operate': ['unit', 'person'],
    'exam.author': ['course'],
    'points.ledger': ['person'],
    'site.manage': ['person'],
    'audit.read': ['person'],
  }
  for (const [permission, expected] of Object.entries(named)) {
    const holder = await holderOf(home, { permission })
    const seen = []
    for (const kind of kinds) if ((await found(holder, kind)).length > 0) seen.push(kind)
    expect([permission, seen]).toEqual([permission, expected])
  }
})

test('E-096 whoever holds none of these permissions names nothing', async () => {
  const home = await furnished()
  const reader = await holderOf(home, { permission: 'course.read' }, { permission: 'people.read' })
  for (const person of [home.lin, home.chen, reader])
    for (const kind of kinds) expect(await person.refused(findToName, { kind })).toBe('NO_RIGHT_READ_MSG')
})

test('what several permissions reach adds up, for the kinds that each of them names', async () => {
  const home = await furnished()
  const both = await holderOf(
    home,
    { permission: 'learning.assign', unitId: home.inside },
    { permission: 'points.ledger', unitId: home.outside },
  )
  expect(await found(both, 'person')).toEqual(['周砚秋', '林知夏', '梅若水'])
  expect(await found(both, 'unit', '门店')).toEqual([])
  expect(await found(both, 'course', '安全')).toEqual(['全员安全', '车间安全'])
})

test('an author also names the courses that they read elsewhere, for a course may ask for those', async () => {
  const home = await furnished()
  const author = await holderOf(
    home,
    { permission: 'course.author', unitId: home.inside },
    { permission: 'course.read', unitId: home.outside },
  )
  expect(await found(author, 'course', '安全')).toEqual(['全员安全', '门店安全', '车间安全'])
  expect(await found(home.zhou, 'course', '安全')).toEqual(['全员安全', '车间安全'])
  expect(await found(home.admin, 'course', '安全')).toEqual(['全员安全', '总部安全', '门店安全', '车间安全'])
})

test('a name comes with what tells two namesakes apart, and nothing more', async () => {
  const home = await furnished()
  const writer = await holderOf(home, { permission: 'news.manage', unitId: home.inside })
  const lin = await accountNamed(await home.db(), 'lin')
  const { records: people } = await writer.call(findToName, { kind: 'person', text: '林' })
  expect(people).toEqual([{ id: lin, name: '林知夏', detail: 'lin' }])
  const { records: units } = await writer.call(findToName, { kind: 'unit' })
  // The unit above the topmost one lies outside.
  expect(units.map(({ detail }) => detail)).toEqual(['', units[0]?.name])
})
