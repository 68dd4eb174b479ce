/** Records on this device that survive a reload, a crash and a lost network. Each has a name; names share prefixes. */
export type DeviceRecords = {
  readonly allUnder: (prefix: string) => Promise<readonly unknown[]>
  /** False when this browser stores nothing (private mode, policy, full disk): nothing breaks, but nothing is safe. */
  readonly put: (name: string, record: unknown) => Promise<boolean>
  readonly removeUnder: (prefix: string) => Promise<void>
}

const store = 'records'
const none: unknown[] = []
let opening: Promise<IDBDatabase> | undefined

export const deviceRecords: DeviceRecords = {
  allUnder: (prefix) => attempt('readonly', (records) => records.getAll(rangeOf(prefix)), none),
  put: async (name, record) => {
    const key = await attempt<IDBValidKey | undefined>(
      'readwrite',
      (records) => records.put(record, name),
      undefined,
    )
    return key !== undefined
  },
  removeUnder: async (prefix) => {
    await attempt('readwrite', (records) => records.delete(rangeOf(prefix)), undefined)
  },
}

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

/** Resolves once the browser has committed, or with the fallback when it cannot. */
async function attempt<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => Pick<IDBRequest<T>, 'result'>,
  fallback: T,
): Promise<T> {
  try {
    const database = await open()
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      // Commits at once, without waiting for the request's answer, in case the page is closed now.
      transaction.commit()
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
  } catch {
    return fallback
  }
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('lyceum', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
  }).catch((error: unknown) => {
    // A later attempt may succeed, for example once the disk has space again.
    opening = undefined
    throw error
  })
  return opening
}
