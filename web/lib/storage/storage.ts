type Store = {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string) => void
  readonly remove: (name: string) => void
}

/** Stored on this device. */
export const deviceStorage = safe(() => globalThis.localStorage)

/** Stored until this tab is closed. */
export const tabStorage = safe(() => globalThis.sessionStorage)

/** Reads a value stored as JSON; anything else counts as missing. */
export function readJson(store: Store, name: string): unknown {
  try {
    return JSON.parse(store.get(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A browser may deny storage (private mode, policy): then nothing is stored, and nothing breaks. */
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
