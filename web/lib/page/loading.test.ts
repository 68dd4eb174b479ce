import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginLoading, loading } from './loading.ts'

const isShown = () => loading.getState().isShown

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('B-139 the overlay appears only when one request lasts longer than 500 ms', () => {
  const end = beginLoading()
  vi.advanceTimersByTime(499)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
  end()
})

test('B-139 a chain of short requests never shows it', () => {
  for (let turn = 0; turn < 5; turn++) {
    const end = beginLoading()
    vi.advanceTimersByTime(400)
    end()
  }
  expect(isShown()).toBe(false)
})

test('B-140 B-141 it stays while any request is pending and hides 300 ms after the last', () => {
  const ends = [beginLoading(), beginLoading()]
  vi.advanceTimersByTime(500)
  ends[0]?.()
  ends[0]?.()
  vi.advanceTimersByTime(1000)
  expect(isShown()).toBe(true)
  ends[1]?.()
  vi.advanceTimersByTime(299)
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(false)
})

test('a request that starts during those 300 ms keeps it visible', () => {
  const first = beginLoading()
  vi.advanceTimersByTime(600)
  first()
  vi.advanceTimersByTime(200)
  const second = beginLoading()
  vi.advanceTimersByTime(1000)
  expect(isShown()).toBe(true)
  second()
})
