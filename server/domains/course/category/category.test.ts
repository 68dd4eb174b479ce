import * as contract from '@lyceum/contract/course'
import type { Locale } from '@lyceum/contract/kit'
import { saveMyUser } from '@lyceum/contract/profile'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeCategory, makeCourse } from '../make.ts'
import { on } from '../tables.ts'

test('B-234 categories have at most three levels', async () => {
  const { admin } = await testApp()
  const parent = await admin.call(contract.addCategory, { name: '安全' })
  const two = await admin.call(contract.addCategory, { name: '消防', parentId: parent.id })
  const three = await admin.call(contract.addCategory, { name: '逃生', parentId: two.id })
  expect(await admin.refused(contract.addCategory, { name: '更深', parentId: three.id })).toBe(
    'CATEGORY_TOO_DEEP',
  )
})

test('B-235 the catalogue is requested with an empty trainId and catTypeInd 0 and returns the tree', async () => {
  const { lin, admin } = await testApp()
  const top = await admin.call(contract.addCategory, { name: '领导力' })
  await admin.call(contract.addCategory, { name: '新经理', parentId: top.id })
  const { nodes } = await lin.call(contract.getCourseCatalog, { trainId: '', catTypeInd: '0' })
  expect(nodes).toMatchObject([
    { name: '领导力', isParent: true, children: [{ name: '新经理', isParent: false }] },
  ])
  // A change is visible at once although the answer is cached.
  await admin.call(contract.editCategory, { id: top.id, name: '领导力与管理', position: 0 })
  expect((await lin.call(contract.getCourseCatalog, {})).nodes[0]?.name).toBe('领导力与管理')
})

test('B-219 training administrators create categories, learners cannot', async () => {
  const { tang, lin } = await testApp()
  expect((await tang.call(contract.addCategory, { name: '合规' })).id).toMatch(/^\d+$/)
  expect(await lin.refused(contract.addCategory, { name: '合规二' })).toBe('NO_RIGHT_CREATE')
})

test('sibling categories need different names; others may share one', async () => {
  const { admin } = await testApp()
  const [a, b] = [
    await admin.call(contract.addCategory, { name: '甲' }),
    await admin.call(contract.addCategory, { name: '乙' }),
  ]
  expect(await admin.refused(contract.addCategory, { name: '甲' })).toBe('CATEGORY_NAME_TAKEN')
  expect(await admin.refused(contract.editCategory, { id: b.id, name: '甲', position: 1 })).toBe(
    'CATEGORY_NAME_TAKEN',
  )
  await admin.call(contract.addCategory, { name: '入门', parentId: a.id })
  await admin.call(contract.addCategory, { name: '入门', parentId: b.id })
})

test('categories are sorted below their parent; an outdated list is rejected', async () => {
  const { admin, lin, db } = await testApp()
  const [a, b, c] = [
    await makeCategory(await db()),
    await makeCategory(await db()),
    await makeCategory(await db()),
  ]
  await admin.call(contract.orderCategories, { ids: [c, a, b] })
  expect((await lin.call(contract.getCourseCatalog, {})).nodes.map(({ id }) => id)).toEqual([c, a, b])
  expect(await admin.refused(contract.orderCategories, { ids: [a, b] })).toBe('CATEGORY_CHANGED')
  const child = await makeCategory(await db(), { parentId: a })
  expect(await admin.refused(contract.orderCategories, { ids: [a, b, c, child] })).toBe('CATEGORY_CHANGED')
  expect(await admin.refused(contract.orderCategories, { ids: [a, b, c, '77'] })).toBe('NOT_FOUND')
})

test('a category in use cannot be removed', async () => {
  const { admin, db } = await testApp()
  const parent = await makeCategory(await db())
  const child = await makeCategory(await db(), { parentId: parent })
  const courseId = await makeCourse(await db())
  await on(await db())
    .updateTable('course.course')
    .set({ categoryId: child })
    .where('id', '=', courseId)
    .execute()
  expect(await admin.refused(contract.removeCategory, { id: parent })).toBe('RESOURCE_IN_USE')
  expect(await admin.refused(contract.removeCategory, { id: child })).toBe('RESOURCE_IN_USE')
  const { records } = await admin.call(contract.listCategories, {})
  expect(records.find(({ id }) => id === child)).toMatchObject({ courses: 1, level: 2 })
})

test('two concurrent renames cannot get the same name', async () => {
  const { admin } = await testApp()
  const names = ['先', '后', '左', '右', '上', '下']
  const added = await Promise.all(
    names.map((name) => admin.call(contract.addCategory, { parentId: null, name })),
  )
  const answers = await Promise.all(
    added.map(({ id }) => admin.send(contract.editCategory, { id, name: '同名', position: 1 })),
  )
  const codes = answers.map((answer) => answer.json<{ errCode?: string }>().errCode ?? 'done')
  expect(codes.toSorted()).toEqual([...Array<string>(5).fill('CATEGORY_NAME_TAKEN'), 'done'])
})

test('P-24: a category uses its name in the reader’s language, or its default name', async () => {
  const { admin, lin } = await testApp()
  const names = { 'zh-CN': '', 'zh-TW': '領導力', 'en-US': 'Leadership' }
  const { id } = await admin.call(contract.addCategory, { name: '领导力', names })
  await admin.call(contract.addCategory, { name: '安全' })
  const seen = async (locale: Locale) => {
    await lin.call(saveMyUser, { locale })
    return (await lin.call(contract.getCourseCatalog, {})).nodes.map(({ name }) => name)
  }
  expect(await seen('en-US')).toEqual(['Leadership', '安全'])
  expect(await seen('zh-TW')).toEqual(['領導力', '安全'])
  expect(await seen('zh-CN')).toEqual(['领导力', '安全'])
  // Renaming it without translations leaves the translations unchanged.
  await admin.call(contract.editCategory, { id, name: '领导力与管理', position: 0 })
  expect(await seen('en-US')).toEqual(['Leadership', '安全'])
  await admin.call(contract.editCategory, {
    id,
    name: '领导力与管理',
    names: { ...names, 'en-US': '' },
    position: 0,
  })
  expect(await seen('en-US')).toEqual(['领导力与管理', '安全'])
})
