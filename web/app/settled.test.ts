import { expect, test, vi } from 'vitest'
import { settled } from './settled.ts'

type Listener = Parameters<Parameters<typeof settled>[0]['subscribe']>[0]

/** A router whose first page comes when it is told to. */
function router(isThere: boolean) {
  const listeners = new Set<Listener>()
  const at = (initialized: boolean) => ({ initialized }) as Parameters<Listener>[0]
  return {
    state: at(isThere),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (initialized: boolean) => {
      for (const listener of listeners) listener(at(initialized), {} as Parameters<Listener>[1])
    },
    listeners,
  }
}

test('a page that is there already is not waited for', async () => {
  const there = router(true)
  await settled(there)
  expect(there.listeners.size).toBe(0)
})

test('one that comes soon is waited for, one that takes long is not', async () => {
  vi.useFakeTimers()
  try {
    const done = vi.fn<() => void>()
    const soon = router(false)
    void settled(soon).then(done)
    soon.tell(false)
    await vi.advanceTimersByTimeAsync(499)
    expect(done).not.toHaveBeenCalled()
    soon.tell(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
    expect(soon.listeners.size).toBe(0)
    void settled(router(false)).then(done)
    await vi.advanceTimersByTimeAsync(500)
    expect(done).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
