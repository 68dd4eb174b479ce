import { settingNames, settingSchemas } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { problemWith } from './setting-check.ts'
import { settingGroups, waiting } from './setting-list.ts'

const entries = settingGroups.flatMap(({ settings }) => settings)

test('every setting of the contract stands on the page once, but for those that do nothing yet', () => {
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
  'what the page lets pass for $name is what the server takes',
  (entry) => {
    for (const value of typed) {
      const isTaken = settingSchemas[entry.name].safeParse(value).success
      expect(`${value}: ${problemWith(entry, value) === undefined}`).toBe(`${value}: ${isTaken}`)
    }
  },
)

test.each(entries.filter(({ kind }) => kind === 'number'))(
  'and so it is for the number of $name',
  (entry) => {
    const { min, max } = entry.bounds ?? { min: 0, max: 0 }
    for (const value of [min - 1, min, max, max + 1, 1.5]) {
      const isTaken = settingSchemas[entry.name].safeParse(value).success
      expect(`${value}: ${problemWith(entry, String(value)) === undefined}`).toBe(`${value}: ${isTaken}`)
    }
  },
)

test.each(entries.filter(({ kind }) => kind === 'choice'))(
  'and for the choices of $name',
  ({ name, choices }) => {
    expect(choices?.map((choice) => settingSchemas[name].safeParse(choice).success)).not.toContain(false)
  },
)
