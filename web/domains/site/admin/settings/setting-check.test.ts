import { settingNames, settingSchemas } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { problemWith } from './setting-check.ts'
import { settingGroups, waiting } from './setting-list.ts'

const entries = settingGroups.flatMap(({ settings }) => settings)

test('every setting of the contract is on the page once, except those without effect yet', () => {
  expect([...entries.map(({ name }) => name), ...waiting].toSorted()).toEqual(settingNames.toSorted())
})

const typed = [
  '',
  'logo.svg',
  'https://m.example.com/',
  'http://m',
  'ftp://m.example.com',
  'm.example.com',
  'x'.repeat(121),
  'x'.repeat(501),
  `https://m.example.com/${'x'.repeat(300)}`,
]

const written = new Set(['line', 'words', 'address'])

test.each(entries.filter(({ kind }) => written.has(kind)))(
  'the page and the server accept the same values for $name',
  (entry) => {
    for (const value of typed) {
      const isTaken = settingSchemas[entry.name].safeParse(value).success
      expect(`${value}: ${problemWith(entry, value) === undefined}`).toBe(`${value}: ${isTaken}`)
    }
  },
)

test.each(entries.filter(({ kind }) => kind === 'number'))(
  'the page and the server accept the same numbers for $name',
  (entry) => {
    const { min, max } = entry.bounds ?? { min: 0, max: 0 }
    for (const value of [min - 1, min, max, max + 1, 1.5]) {
      const isTaken = settingSchemas[entry.name].safeParse(value).success
      expect(`${value}: ${problemWith(entry, String(value)) === undefined}`).toBe(`${value}: ${isTaken}`)
    }
  },
)

test.each(entries.filter(({ kind }) => kind === 'choice'))(
  'the page and the server accept the same choices for $name',
  ({ name, choices }) => {
    expect(choices?.map((choice) => settingSchemas[name].safeParse(choice).success)).not.toContain(false)
  },
)
