import { settingNames, settingSchemas } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { problemWith } from './setting-check.ts'
import { leftToApi, settingGroups } from './setting-list.ts'

const entries = settingGroups.flatMap(({ settings }) => settings)

test('every setting of the contract stands on the page once, or is named as left to the API', () => {
  expect([...entries.map(({ name }) => name), ...leftToApi].toSorted()).toEqual(settingNames.toSorted())
})

const typed = [
  '',
  'logo.svg',
  'https://m.example.com/',
  'http://m',
  'ftp://m.example.com',
  'm.example.com',
  'x'.repeat(121),
  `https://m.example.com/${'x'.repeat(300)}`,
]

test.each(entries.filter(({ kind }) => kind !== 'switch' && kind !== 'theme'))(
  'what the page lets pass for $name is what the server takes',
  ({ name, kind }) => {
    for (const value of typed) {
      const isTaken = settingSchemas[name].safeParse(value).success
      expect(`${value}: ${problemWith(kind, value) === undefined}`).toBe(`${value}: ${isTaken}`)
    }
  },
)
