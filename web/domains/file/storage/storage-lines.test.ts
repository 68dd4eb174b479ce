import { expect, test } from 'vitest'
import { storageLines } from './storage-lines.ts'

const GB = 1024 ** 3
const of = (used: number, quota = 10) => ({ used: used * GB, quota: quota * GB })

test('S-12 a person is warned from 80 % on, and managers of the site see its usage', () => {
  const kinds = (...given: Parameters<typeof storageLines>) => storageLines(...given).map(({ kind }) => kind)
  expect(kinds({ person: of(7.9), site: null }, false)).toEqual([])
  expect(storageLines({ person: of(8), site: null }, false)).toEqual([
    { kind: 'person', used: '8 GB', quota: '10 GB' },
  ])
  expect(kinds({ person: of(0), site: of(5) }, false)).toEqual([])
  expect(kinds({ person: of(0), site: of(5) }, true)).toEqual(['siteHas'])
  expect(kinds({ person: of(9), site: of(9) }, true)).toEqual(['person', 'site'])
})
