import { expect, test, vi } from 'vitest'
import { waitForFirstPage } from './wait-for-first-page.ts'

type Listener = Parameters<Parameters<typeof waitForFirstPage>[0]['subscribe']>[0]

/** A router whose first page loads on demand. */
function router(isThere: boolean) {
  const listeners = new Set<Listener>()
  const at = (initialized: boolean) => ({ initialized }) as Parameters<Listener>[0]
  return {
    state: at(isThere),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (initialized: boolean) => {
      for (const listener of listeners) listener(at(initialized), {} as Parameters<Listener>[1])
    },
    listeners,
  }
}

test('a page that has loaded is not waited for', async () => {
  const there = router(true)
  await waitForFirstPage(there)
  expect(there.listeners.size).toBe(0)
})

test('a page that loads soon is waited for, a slow one is not', async () => {
  vi.useFakeTimers()
  try {
    const done = vi.fn<() => void>()
    const soon = router(false)
    void waitForFirstPage(soon).then(done)
    soon.emit(false)
    await vi.advanceTimersByTimeAsync(499)
    expect(done).not.toHaveBeenCalled()
    soon.emit(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
    expect(soon.listeners.size).toBe(0)
    void waitForFirstPage(router(false)).then(done)
    await vi.advanceTimersByTimeAsync(500)
    expect(done).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
