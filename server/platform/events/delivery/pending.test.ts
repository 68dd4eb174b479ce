import { expect, test } from 'vitest'
import { defineEvent } from '../../events.ts'
import { on } from '../../domain.ts'
import { z } from 'zod'
import { Pending } from './pending.ts'

const event = defineEvent('test.happened', z.object({}))
const named = (name: string) => ({ name, handler: on(event, name, async () => undefined) })
const [a, b, c] = [named('a'), named('b'), named('c')]

test('S-07 sites take turns, and no site has more than its share at once', () => {
  const pending = new Pending(2)
  for (const handler of [a, b, c]) pending.add({ siteId: 1, handler, position: 5 })
  pending.add({ siteId: 2, handler: a, position: 6 })
  const taken = Array.from({ length: 4 }, () => pending.take(0))
  expect(taken.map((waiting) => waiting && `${waiting.siteId}${waiting.handler.name}`)).toEqual([
    '1a',
    '2a',
    '1b',
    undefined,
  ])
})

test('what rests is not taken before its time, and others are', () => {
  const pending = new Pending(2)
  for (const handler of [a, b]) pending.add({ siteId: 1, handler, position: 5 })
  const first = pending.take(0)
  if (!first) throw new Error('nothing to take')
  first.notBefore = 100
  pending.putBack(first, false)
  expect(pending.take(50)?.handler.name).toBe('b')
  expect(pending.take(50)).toBeUndefined()
  expect(pending.take(100)?.handler.name).toBe('a')
})

test('events found while a batch runs are not forgotten at its end', () => {
  const pending = new Pending(2)
  pending.add({ siteId: 1, handler: a, position: 5 })
  const waiting = pending.take(0)
  if (!waiting) throw new Error('nothing to take')
  pending.add({ siteId: 1, handler: a, position: 9 })
  pending.add({ siteId: 1, handler: a, position: 11 })
  pending.putBack(waiting, true)
  expect(pending.oldest()).toBe(9)
  const again = pending.take(0)
  if (!again) throw new Error('it was forgotten')
  pending.putBack(again, true)
  expect(pending.isEmpty).toBe(true)
})
