import { expect, test } from 'vitest'
import { changesOf } from './changes-rules.ts'

test('only what differs is a change', () => {
  expect(changesOf({ title: '甲', position: 1 }, { title: '乙', position: 1 })).toEqual([
    { field: 'title', before: '甲', after: '乙' },
  ])
})

test('an act with one side shows all of it', () => {
  expect(changesOf(null, { title: '甲', tags: ['a', 'b'], isOn: true })).toEqual([
    { field: 'title', before: null, after: '甲' },
    { field: 'tags', before: null, after: 'a, b' },
    { field: 'isOn', before: null, after: 'true' },
  ])
})

test('nested values are told by their path, bare ones without', () => {
  expect(changesOf({ name: { 'zh-CN': '甲' } }, { name: { 'zh-CN': '乙' } })).toEqual([
    { field: 'name.zh-CN', before: '甲', after: '乙' },
  ])
  expect(changesOf(true, false)).toEqual([{ field: '', before: 'true', after: 'false' }])
})

test('what was found before is no change, nor is a field left empty', () => {
  expect(changesOf({ state: 'active' }, { reason: '' })).toEqual([])
  expect(changesOf({ state: 'active' }, { reason: '电脑遗失' })).toEqual([
    { field: 'reason', before: null, after: '电脑遗失' },
  ])
})
