import { useSyncExternalStore } from 'react'

/** Drawing code in its own chunk, loaded the first time it is needed. */
export type LazyArt<T> = {
  readonly now: () => T | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

export function lazyArt<T>(load: () => Promise<T>): LazyArt<T> {
  let art: T | undefined
  let isAsked = false
  const waiting = new Set<() => void>()

  async function loadArt() {
    isAsked = true
    try {
      art = await load()
      for (const listener of waiting) listener()
    } catch {
      // The plain background stays; the next picture retries.
      isAsked = false
    }
  }

  return {
    now: () => art,
    subscribe: (onChange) => {
      waiting.add(onChange)
      if (!isAsked) void loadArt()
      return () => void waiting.delete(onChange)
    },
  }
}

/** The drawing code, undefined until it has loaded. */
export function useArt<T>(art: LazyArt<T>): T | undefined {
  return useSyncExternalStore(art.subscribe, art.now, art.now)
}
