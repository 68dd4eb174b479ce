import { useSyncExternalStore } from 'react'

/** Drawing code that comes in its own file, the first time something wants to be drawn. */
export type LazyArt<T> = {
  readonly now: () => T | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

export function lazyArt<T>(load: () => Promise<T>): LazyArt<T> {
  let art: T | undefined
  let isAsked = false
  const waiting = new Set<() => void>()

  async function ask() {
    isAsked = true
    try {
      art = await load()
      for (const tell of waiting) tell()
    } catch {
      // The plain ground stays; the next picture asks again.
      isAsked = false
    }
  }

  return {
    now: () => art,
    subscribe: (onChange) => {
      waiting.add(onChange)
      if (!isAsked) void ask()
      return () => void waiting.delete(onChange)
    },
  }
}

/** The drawing code, undefined until it is there. */
export function useArt<T>(art: LazyArt<T>): T | undefined {
  return useSyncExternalStore(art.subscribe, art.now, art.now)
}
