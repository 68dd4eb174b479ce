import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardWatermark } from './watermark-guard.ts'
import { drawTile, tile } from './draw-tile.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wall() {
  const seen = { hung: 0, isHanging: false, listeners: new Set<() => void>() }
  const stop = guardWatermark({
    hang: () => {
      seen.hung += 1
      seen.isHanging = true
    },
    takeDown: () => {
      seen.isHanging = false
    },
    isWhole: () => seen.isHanging,
    onResize: (listener) => {
      seen.listeners.add(listener)
      return () => void seen.listeners.delete(listener)
    },
  })
  return { seen, stop }
}

test('B-133: the watermark is drawn again if it is removed', () => {
  const { seen } = wall()
  vi.advanceTimersByTime(1000)
  seen.isHanging = false
  vi.advanceTimersByTime(500)
  expect(seen).toMatchObject({ hung: 2, isHanging: true })
})

test('B-134: the watermark is drawn again when the window is resized', () => {
  const { seen, stop } = wall()
  vi.advanceTimersByTime(1000)
  for (const listener of seen.listeners) listener()
  expect(seen).toMatchObject({ hung: 2, isHanging: true })
  stop()
  expect(seen.listeners.size).toBe(0)
})

test('B-135: the watermark canvas is 390 by 200', () => {
  expect([tile.width, tile.height]).toEqual([390, 200])
})

test('B-136: the watermark is rotated by minus 20 degrees', () => {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      void calls.push([name, ...values])
  const pen = {
    scale: note('scale'),
    translate: note('translate'),
    rotate: note('rotate'),
    fillText: note('fillText'),
    font: '',
    fillStyle: '',
    textAlign: 'start' as const,
    textBaseline: 'top' as const,
  }
  drawTile(pen, { lines: ['林知夏 20418'], colour: '#000', font: 'sans-serif' }, 2)
  expect(calls).toEqual([
    ['scale', 2, 2],
    ['translate', 195, 100],
    ['rotate', (-20 * Math.PI) / 180],
    ['fillText', '林知夏 20418', 0, 0],
  ])
})

test('B-137: the watermark is checked every 500 ms, and left alone while it is whole', () => {
  const { seen } = wall()
  vi.advanceTimersByTime(1000)
  vi.advanceTimersByTime(5000)
  expect(seen.hung).toBe(1)
  seen.isHanging = false
  vi.advanceTimersByTime(499)
  expect(seen.hung).toBe(1)
  vi.advanceTimersByTime(1)
  expect(seen.hung).toBe(2)
})

test('B-138: the watermark is drawn 1 s after navigation, and not at all if the page is left before', () => {
  const { seen, stop } = wall()
  vi.advanceTimersByTime(999)
  expect(seen.hung).toBe(0)
  vi.advanceTimersByTime(1)
  expect(seen.hung).toBe(1)
  stop()
  const early = wall()
  vi.advanceTimersByTime(500)
  early.stop()
  vi.advanceTimersByTime(5000)
  expect(early.seen.hung).toBe(0)
})
