import { expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

test('E-010 B-152 a chunk that has not arrived after 120 s ends in a ChunkLoadError', async () => {
  vi.useFakeTimers()
  try {
    const late = loadPart(() => new Promise(() => undefined)).catch((error: unknown) => error)
    const state = vi.fn<() => void>()
    void late.then(state)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(state).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toMatchObject({ name: 'ChunkLoadError' })
  } finally {
    vi.useRealTimers()
  }
})

test('a chunk removed by a deployment ends in the same error', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadPart(gone)).rejects.toMatchObject({ name: 'ChunkLoadError' })
})

test('a chunk that arrives is returned, and its timer is stopped', async () => {
  expect(await loadPart(async () => 'page')).toBe('page')
})
