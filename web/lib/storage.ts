type Store = {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
  readonly remove: (name: string) => void
}

/** Kept on this device. */
export const kept = safe(() => globalThis.localStorage)

/** Kept until this tab is closed. */
export const keptForTab = safe(() => globalThis.sessionStorage)

/** Reads a value that was written as JSON; anything else counts as absent. */
export function readJson(store: Store, name: string): unknown {
  try {
    return JSON.parse(store.get(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A browser may refuse storage outright (private mode, policy): then nothing is kept, and nothing breaks. */
function safe(open: () => Storage): Store {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (name) => attempt((storage) => storage.getItem(name)) ?? undefined,
    set: (name, value) => attempt((storage) => storage.setItem(name, value)),
    remove: (name) => attempt((storage) => storage.removeItem(name)),
  }
}
