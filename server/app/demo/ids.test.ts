import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { seedStart } from './seed-start.ts'
import { makeIds } from './ids.ts'

test('ids have the layout of the database and lie below those that it makes', async () => {
  const { asOwner } = await testApp()
  const { rows } = await asOwner((client) => client.query<{ id: string }>('select platform.next_id() as id'))
  const theirs = BigInt(rows[0]?.id ?? 0)
  const now = new Date()
  const ours = BigInt(seedStart(now).ids.block(1_000_000)(999_999))
  const timeOf = (id: bigint) => Number(id >> 22n) + Date.UTC(2024)

  expect(Math.abs(timeOf(theirs) - now.getTime())).toBeLessThan(60_000)
  expect(ours).toBeLessThan(theirs)
  expect(now.getTime() - timeOf(ours)).toBeLessThan(2 * 86_400_000)
  expect((ours >> 12n) & 1023n).toBe((theirs >> 12n) & 1023n)
})

test('single ids and blocks never overlap, and they rise', () => {
  const ids = makeIds({ from: new Date('2026-01-01'), until: new Date('2026-01-02') })
  const made = [
    ids.next(),
    ...Array.from({ length: 9000 }, (_, i) => i).map(ids.block(9000)),
    ids.next(),
  ].map(BigInt)
  expect(new Set(made).size).toBe(9002)
  expect(made.every((id, i) => i === 0 || id > (made[i - 1] ?? 0n))).toBe(true)
})

test('a block is bounded, and ids run out before those of the database begin', () => {
  const from = new Date('2026-01-01')
  const ids = makeIds({ from, until: new Date(from.getTime() + 2) })
  const block = ids.block(8000)
  expect(() => block(8000)).toThrow(RangeError)
  expect(() => ids.block(200)).toThrow('No id is left')
})
