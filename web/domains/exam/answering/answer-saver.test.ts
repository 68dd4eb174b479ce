import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Saver, type Setback } from './answer-saver.ts'
import { actOn, pendingOf, type Sent, type Sheet } from './answer-sheet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A saver with a controllable server. */
function setUp() {
  let sheet: Sheet = { generation: 1, entries: {}, current: '1' }
  const deliveries: (readonly Sent[])[] = []
  const setbacks: Setback[] = []
  let mood: 'well' | Setback = 'well'
  let wait: Promise<void> | undefined
  const saver = new Saver({
    pending: () => pendingOf(sheet),
    onSent: (sent) => {
      sheet = actOn(sheet, { kind: 'sent', sent })
    },
    send: async (sent) => {
      await wait
      if (mood !== 'well') throw new Error(mood)
      deliveries.push(sent)
    },
    onSaved: (sent) => {
      sheet = actOn(sheet, { kind: 'saved', sent })
    },
    onSetback: (setback) => setbacks.push(setback),
    classify: () => (mood === 'well' ? 'again' : mood),
    now: () => Date.now(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  return {
    saver,
    deliveries,
    setbacks,
    type: (isTrue: boolean) => {
      sheet = actOn(sheet, { kind: 'answer', question: '1', value: { type: 'TF', isTrue } })
      saver.changed()
    },
    be: (next: typeof mood) => {
      mood = next
    },
    hang: (until: Promise<void>) => {
      wait = until
    },
    pending: () => pendingOf(sheet),
  }
}

test('sends changes together a few seconds after the last one', async () => {
  const { saver, deliveries, type } = setUp()
  type(true)
  await vi.advanceTimersByTimeAsync(1500)
  type(false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(deliveries).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(600)
  expect(deliveries).toMatchObject([[{ value: { isTrue: false } }]])
  saver.stop()
})

test('saves during continuous typing too', async () => {
  const { saver, deliveries, type } = setUp()
  for (let turn = 0; turn < 10; turn++) {
    type(turn % 2 === 0)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(deliveries.length).toBeGreaterThan(0)
  saver.stop()
})

test('E-069 retries a broken connection with growing delays and loses nothing', async () => {
  const { saver, deliveries, setbacks, type, be, pending } = setUp()
  be('again')
  type(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(setbacks.length).toBeGreaterThan(2)
  expect(setbacks.length).toBeLessThan(8)
  expect(pending()).toHaveLength(1)
  be('well')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(deliveries).toMatchObject([[{ value: { isTrue: true } }]])
  expect(pending()).toEqual([])
  saver.stop()
})

test('INV-E03 sends one request at a time: later changes follow with a higher number', async () => {
  const { saver, deliveries, type, hang } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  hang(promise)
  type(true)
  const first = saver.flush()
  type(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(deliveries).toHaveLength(0)
  resolve()
  await first
  await vi.advanceTimersByTimeAsync(3000)
  expect(deliveries).toHaveLength(2)
  expect(deliveries[1]?.[0]?.seq).toBeGreaterThan(deliveries[0]?.[0]?.seq ?? 0)
  saver.stop()
})

test('E-076 polls every few seconds while paused, and continues by itself', async () => {
  const { saver, deliveries, setbacks, type, be } = setUp()
  be('paused')
  type(true)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(setbacks).toEqual(['paused', 'paused', 'paused'])
  be('well')
  await vi.advanceTimersByTimeAsync(5000)
  expect(deliveries).toHaveLength(1)
  saver.stop()
})

test('E-074 E-075 sends nothing after the end', async () => {
  const { saver, setbacks, type, be } = setUp()
  be('over')
  type(true)
  await vi.advanceTimersByTimeAsync(3000)
  type(false)
  await saver.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(setbacks).toEqual(['over'])
})

test('sends a heartbeat twice a minute when there is nothing to save', async () => {
  const { saver, deliveries } = setUp()
  saver.begin()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(deliveries).toEqual([[], []])
  saver.stop()
})
