import { findToName, type NamedKind } from '@lyceum/contract/course'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { type Person, personWithToken } from '#testing/person'
import {
  accountNamed,
  makeAccount,
  makeCustomRole,
  makeRoleAssignment,
  makeSession,
} from '../../identity/make.ts'
import { makePosition, makeUnit } from '../../org/make.ts'
import { makeCourse, makeOffered } from '../make.ts'

const kinds = ['unit', 'position', 'person', 'course'] as const satisfies readonly NamedKind[]

/** Two sibling units, each with a person and a course, and a course for all. */
async function furnished() {
  const home = await testApp()
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

type Grant = { readonly permission: string; readonly unitId?: string }

let count = 0

/** Somebody whose roles have only the given permissions, each in one unit or everywhere. */
async function personWithRoles(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  ...grants: readonly Grant[]
): Promise<Person> {
  const alpha = await db()
  count += 1
  const accountId = await makeAccount(alpha, { userName: `holder-${count}`, name: `专员 ${count}` })
  for (const { permission, unitId } of grants) {
    const name = `${permission} ${count}`
    const customRoleId = await makeCustomRole(alpha, { name, permissions: [permission] })
    await makeRoleAssignment(alpha, { accountId, role: 'TADM', customRoleId, ...(unitId ? { unitId } : {}) })
  }
  const token = `h${count}`.padEnd(43, 'h')
  await makeSession(alpha, { accountId, token, roles: ['TADM'] })
  return personWithToken(app, token)
}

const found = async (person: Person, kind: NamedKind, text = '') =>
  (await person.call(findToName, { kind, text })).records.map(({ name }) => name)

test('an author of announcements for one department finds its people and units, and none outside', async () => {
  const home = await furnished()
  const writer = await personWithRoles(home, { permission: 'news.manage', unitId: home.inside })
  expect(await found(writer, 'person')).toEqual(['周砚秋', '林知夏'])
  expect(await found(writer, 'person', '梅')).toEqual([])
  expect(await found(writer, 'unit', '装配线')).toEqual(['装配线'])
  expect(await found(writer, 'unit', '门店')).toEqual([])
  expect(await found(writer, 'position')).toContain('焊工')
  const everywhere = await personWithRoles(home, { permission: 'news.manage' })
  expect(await found(everywhere, 'person', '梅')).toEqual(['梅若水'])
  expect(await found(everywhere, 'unit', '门店')).toEqual(['门店'])
})

test('each permission finds the kinds it needs, and no others', async () => {
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
    const person = await personWithRoles(home, { permission })
    const seen = []
    for (const kind of kinds) if ((await found(person, kind)).length > 0) seen.push(kind)
    expect([permission, seen]).toEqual([permission, expected])
  }
})

test('E-096 without any of these permissions nothing is found', async () => {
  const home = await furnished()
  const reader = await personWithRoles(home, { permission: 'course.read' }, { permission: 'people.read' })
  for (const person of [home.lin, home.chen, reader])
    for (const kind of kinds) expect(await person.refused(findToName, { kind })).toBe('NO_RIGHT_READ_MSG')
})

test('the scopes of several permissions add up, for the kinds of each', async () => {
  const home = await furnished()
  const both = await personWithRoles(
    home,
    { permission: 'learning.assign', unitId: home.inside },
    { permission: 'points.ledger', unitId: home.outside },
  )
  expect(await found(both, 'person')).toEqual(['周砚秋', '林知夏', '梅若水'])
  expect(await found(both, 'unit', '门店')).toEqual([])
  expect(await found(both, 'course', '安全')).toEqual(['全员安全', '车间安全'])
})

test('an author also finds courses readable elsewhere, which can be prerequisites', async () => {
  const home = await furnished()
  const author = await personWithRoles(
    home,
    { permission: 'course.author', unitId: home.inside },
    { permission: 'course.read', unitId: home.outside },
  )
  expect(await found(author, 'course', '安全')).toEqual(['全员安全', '门店安全', '车间安全'])
  expect(await found(home.zhou, 'course', '安全')).toEqual(['全员安全', '车间安全'])
  expect(await found(home.admin, 'course', '安全')).toEqual(['全员安全', '总部安全', '门店安全', '车间安全'])
})

test('a name comes only with what distinguishes two people of the same name', async () => {
  const home = await furnished()
  const writer = await personWithRoles(home, { permission: 'news.manage', unitId: home.inside })
  const lin = await accountNamed(await home.db(), 'lin')
  const { records: people } = await writer.call(findToName, { kind: 'person', text: '林' })
  expect(people).toEqual([{ id: lin, name: '林知夏', detail: 'lin' }])
  const { records: units } = await writer.call(findToName, { kind: 'unit' })
  // The parent of the topmost unit is outside the scope.
  expect(units.map(({ detail }) => detail)).toEqual(['', units[0]?.name])
})
