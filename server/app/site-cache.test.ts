import { siteErrors } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { fail } from '#platform/app-error'
import { testApp } from '#testing/test-app'
import { cachedSite } from './site-cache.ts'

async function memory() {
  const { parts } = await testApp()
  const lookups: string[] = []
  const lookUp = (host: string, answer: () => never = () => fail(siteErrors.SITE_NOT_EXIST)) =>
    Promise.resolve(
      cachedSite(parts, host, async () => {
        lookups.push(host)
        return answer()
      }),
    ).catch((error: unknown) => (error instanceof Error ? error.message : error))
  return { lookups, lookUp }
}

test('S-08 looks up a host that belongs to no site once in five seconds', async () => {
  const { lookups, lookUp } = await memory()
  for (let n = 0; n < 20; n += 1) expect(await lookUp('scanner.test')).toBe('SITE_NOT_EXIST')
  expect(lookups).toEqual(['scanner.test'])
})

test('S-08 bounds the cache of unknown hosts and drops the oldest first', async () => {
  const { lookups, lookUp } = await memory()
  for (let n = 0; n <= 10_000; n += 1) await lookUp(`h${n}.test`)
  await lookUp('h10000.test')
  expect(lookups).toHaveLength(10_001)
  await lookUp('h0.test')
  expect(lookups).toHaveLength(10_002)
  expect(await lookUp('a'.repeat(254))).toBe('SITE_NOT_EXIST')
  expect(lookups).toHaveLength(10_002)
})

test('S-08 does not cache a host as unknown while the database is away', async () => {
  const { lookups, lookUp } = await memory()
  const away = () => {
    throw new Error('away')
  }
  expect([await lookUp('alpha.test', away), await lookUp('alpha.test', away)]).toEqual(['away', 'away'])
  expect(lookups).toHaveLength(2)
})
