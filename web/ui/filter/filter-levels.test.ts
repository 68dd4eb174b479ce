import { expect, test } from 'vitest'
import { levelsOf } from './filter-levels.ts'

const topics = [
  { value: 'lead', title: '领导力' },
  {
    value: 'data',
    title: '数据',
    children: [
      { value: 'analysis', title: '数据分析', children: [{ value: 'sense', title: '分析思维' }] },
      { value: 'platform', title: '数据平台' },
    ],
  },
]

const seen = (path: readonly string[]) =>
  levelsOf(topics, path).map(({ above, chosen }) => [above.join('/'), chosen])

test('without a choice there is one level, with nothing chosen', () => {
  expect(seen([])).toEqual([['', undefined]])
})

test('a choice opens the level below it', () => {
  expect(seen(['lead'])).toEqual([['', 'lead']])
  expect(seen(['data'])).toEqual([
    ['', 'data'],
    ['data', undefined],
  ])
  expect(seen(['data', 'analysis', 'sense'])).toEqual([
    ['', 'data'],
    ['data', 'analysis'],
    ['data/analysis', 'sense'],
  ])
})

test('an address with an unknown value is followed as far as it is valid', () => {
  expect(seen(['gone', 'analysis'])).toEqual([['', undefined]])
  expect(seen(['data', 'gone'])).toEqual([
    ['', 'data'],
    ['data', undefined],
  ])
})
