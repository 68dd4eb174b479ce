import { useSyncExternalStore } from 'react'

/** Drawing code in its own chunk, loaded the first time it is needed. */
export type LazyArt<T> = {
  readonly now: () => T | undefined
  /** What a page rendered by the server begins with; asks for the code, so that the next page has it. */
  readonly first: () => T | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

/** The drawing codes that this page can use, and those that the server has drawn with since it last looked. */
const known = new Map<string, () => Promise<void>>()
const drawnWith = new Set<string>()

/** Loads drawing code before a page that the server has drawn with it is taken over. */
export async function loadArts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => known.get(name)?.()))
}

/** The names of the drawing codes used since the last time. */
export function takeDrawnWith(): readonly string[] {
  const names = [...drawnWith]
  drawnWith.clear()
  return names
}

export function lazyArt<T>(name: string, load: () => Promise<T>): LazyArt<T> {
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

  function first() {
    if (art) drawnWith.add(name)
    else if (!isAsked) void loadArt()
    return art
  }

  known.set(name, loadArt)
  return {
    now: () => art,
    first,
    subscribe: (onChange) => {
      waiting.add(onChange)
      if (!isAsked) void loadArt()
      return () => void waiting.delete(onChange)
    },
  }
}

/** The drawing code, undefined until it has loaded. */
export function useArt<T>(art: LazyArt<T>): T | undefined {
  return useSyncExternalStore(art.subscribe, art.now, art.first)
}
