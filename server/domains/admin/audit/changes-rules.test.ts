import { expect, test } from 'vitest'
import { changesOf, namedChanges, thingsIn } from './changes-rules.ts'

test('only differing fields are changes', () => {
  expect(changesOf({ title: '甲', position: 1 }, { title: '乙', position: 1 })).toEqual([
    { field: 'title', before: '甲', after: '乙' },
  ])
})

test('an action with only one side shows all of it', () => {
  expect(changesOf(null, { title: '甲', tags: ['a', 'b'], isOn: true })).toEqual([
    { field: 'title', before: null, after: '甲' },
    { field: 'tags', before: null, after: 'a, b' },
    { field: 'isOn', before: null, after: 'true' },
  ])
})

test('nested values are shown with their path, top-level ones without', () => {
  expect(changesOf({ name: { 'zh-CN': '甲' } }, { name: { 'zh-CN': '乙' } })).toEqual([
    { field: 'name.zh-CN', before: '甲', after: '乙' },
  ])
  expect(changesOf(true, false)).toEqual([{ field: '', before: 'true', after: 'false' }])
})

test('fields that only exist before, or stay empty, are not changes', () => {
  expect(changesOf({ state: 'active' }, { reason: '' })).toEqual([])
  expect(changesOf({ state: 'active' }, { reason: '电脑遗失' })).toEqual([
    { field: 'reason', before: null, after: '电脑遗失' },
  ])
})

test('ids are replaced by names where known, also inside lists and after a kind prefix', () => {
  const changes = changesOf(null, {
    accountIds: ['380784358170036864', '380784358170036865'],
    audience: ['unit:380782325161527233'],
    count: 12,
  })
  expect(thingsIn(changes)).toEqual(['380784358170036864', '380784358170036865', '380782325161527233'])
  const names = new Map([
    ['380784358170036864', '雷一鸣'],
    ['380782325161527233', '夜班仓储组'],
  ])
  expect(namedChanges(changes, names).map(({ after }) => after)).toEqual([
    '雷一鸣, 380784358170036865',
    '夜班仓储组',
    '12',
  ])
})

test('K-13 a list of objects is shown field by field, with equal values once', () => {
  expect(
    changesOf(null, {
      holdings: [
        { role: 'TADM', accountId: '1', scope: { kind: 'site' } },
        { role: 'TADM', accountId: '2', scope: { kind: 'site' } },
      ],
      n: 3,
    }),
  ).toEqual([
    { field: 'holdings.role', before: null, after: 'TADM' },
    { field: 'holdings.accountId', before: null, after: '1, 2' },
    { field: 'holdings.scope.kind', before: null, after: 'site' },
    { field: 'n', before: null, after: '3' },
  ])
})

test('K-13 leaves out internal ids and rich-text tags', () => {
  const fields = { moveId: '380784358170036864', job: { unitId: '380784358170036865', unit: '装配线' } }
  expect(changesOf(null, { ...fields, body: '<p>周末<b>停电</b></p>' })).toEqual([
    { field: 'job.unit', before: null, after: '装配线' },
    { field: 'body', before: null, after: '周末 停电' },
  ])
})
