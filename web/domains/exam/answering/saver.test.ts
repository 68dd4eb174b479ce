import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Saver, type Setback } from './saver.ts'
import { actOn, pendingOf, type Sent, type Sheet } from './sheet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A saver before a server that does as it is told. */
function stage() {
  let sheet: Sheet = { generation: 1, entries: {}, current: '1' }
  const heard: (readonly Sent[])[] = []
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
      heard.push(sent)
    },
    onSaved: (sent) => {
      sheet = actOn(sheet, { kind: 'saved', sent })
    },
    onSetback: (setback) => setbacks.push(setback),
    weigh: () => (mood === 'well' ? 'again' : mood),
    now: () => Date.now(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  return {
    saver,
    heard,
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

test('what is written goes out a few seconds after the last change, all together', async () => {
  const { saver, heard, type } = stage()
  type(true)
  await vi.advanceTimersByTimeAsync(1500)
  type(false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(heard).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(600)
  expect(heard).toMatchObject([[{ value: { isTrue: false } }]])
  saver.stop()
})

test('who never stops writing is saved all the same', async () => {
  const { saver, heard, type } = stage()
  for (let turn = 0; turn < 10; turn++) {
    type(turn % 2 === 0)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(heard.length).toBeGreaterThan(0)
  saver.stop()
})

test('E-069 a broken line is tried again, later and later, and nothing is lost', async () => {
  const { saver, heard, setbacks, type, be, pending } = stage()
  be('again')
  type(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(setbacks.length).toBeGreaterThan(2)
  expect(setbacks.length).toBeLessThan(8)
  expect(pending()).toHaveLength(1)
  be('well')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toMatchObject([[{ value: { isTrue: true } }]])
  expect(pending()).toEqual([])
  saver.stop()
})

test('INV-E03 one sending at a time: what is changed meanwhile goes out after it, with a higher number', async () => {
  const { saver, heard, type, hang } = stage()
  const { promise, resolve } = Promise.withResolvers<void>()
  hang(promise)
  type(true)
  const first = saver.flush()
  type(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toHaveLength(0)
  resolve()
  await first
  await vi.advanceTimersByTimeAsync(3000)
  expect(heard).toHaveLength(2)
  expect(heard[1]?.[0]?.seq).toBeGreaterThan(heard[0]?.[0]?.seq ?? 0)
  saver.stop()
})

test('E-076 while it is paused the page looks every few seconds, and goes on by itself', async () => {
  const { saver, heard, setbacks, type, be } = stage()
  be('paused')
  type(true)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(setbacks).toEqual(['paused', 'paused', 'paused'])
  be('well')
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toHaveLength(1)
  saver.stop()
})

test('E-074 E-075 after the end nothing is sent any more', async () => {
  const { saver, setbacks, type, be } = stage()
  be('over')
  type(true)
  await vi.advanceTimersByTimeAsync(3000)
  type(false)
  await saver.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(setbacks).toEqual(['over'])
})

test('with nothing to save there is a sign of life twice a minute', async () => {
  const { saver, heard } = stage()
  saver.begin()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(heard).toEqual([[], []])
  saver.stop()
})
