import { siteErrors } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { fail } from '#platform/failure'
import { house } from '#testing/house'
import { remember } from './remember-site.ts'

async function memory() {
  const { parts } = await house()
  const asked: string[] = []
  const ask = (host: string, answer: () => never = () => fail(siteErrors.SITE_NOT_EXIST)) =>
    Promise.resolve(
      remember(parts, host, async () => {
        asked.push(host)
        return answer()
      }),
    ).catch((error: unknown) => (error instanceof Error ? error.message : error))
  return { asked, ask }
}

test('S-08 a host that belongs to no site is looked up once in five seconds', async () => {
  const { asked, ask } = await memory()
  for (let n = 0; n < 20; n += 1) expect(await ask('scanner.test')).toBe('SITE_NOT_EXIST')
  expect(asked).toEqual(['scanner.test'])
})

test('S-08 what is remembered of unknown hosts is bounded, and the oldest goes first', async () => {
  const { asked, ask } = await memory()
  for (let n = 0; n <= 10_000; n += 1) await ask(`h${n}.test`)
  await ask('h10000.test')
  expect(asked).toHaveLength(10_001)
  await ask('h0.test')
  expect(asked).toHaveLength(10_002)
  expect(await ask('a'.repeat(254))).toBe('SITE_NOT_EXIST')
  expect(asked).toHaveLength(10_002)
})

test('S-08 a database that is away says nothing about a host', async () => {
  const { asked, ask } = await memory()
  const away = () => {
    throw new Error('away')
  }
  expect([await ask('alpha.test', away), await ask('alpha.test', away)]).toEqual(['away', 'away'])
  expect(asked).toHaveLength(2)
})
