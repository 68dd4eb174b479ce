import { siteErrors } from '@lyceum/contract/site'
import { LRUCache } from 'lru-cache'
import type { Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { AppError } from '#platform/app-error'
import type { Parts } from '#platform/parts'

type Key = string | number
type Known = { readonly site: Site; readonly until: number }
type Memory = { readonly known: Map<Key, Known>; readonly unknown: LRUCache<Key, true> }

const rememberMs = 5000
/** Scanners send many host names that belong to no site. */
const mostUnknown = 10_000
/** No host name is longer; a longer one is neither looked up nor cached. */
const longestHost = 253

const memories = new WeakMap<Parts, Memory>()

/** Sites change rarely and every call needs one, so each process caches known and unknown sites for a few seconds. */
export function cachedSite(parts: Parts, key: Key, load: (db: Db) => Promise<Site>): Site | Promise<Site> {
  const memory = memoryOf(parts)
  const entry = memory.known.get(key)
  if (entry && entry.until > Date.now()) return entry.site
  return lookUp(memory, key, () => load(parts.database.acrossSites('a host or a job names its site')))
}

async function lookUp({ known, unknown }: Memory, key: Key, load: () => Promise<Site>): Promise<Site> {
  if (String(key).length > longestHost || unknown.has(key)) throw noSuchSite()
  try {
    const site = await load()
    known.set(key, { site, until: Date.now() + rememberMs })
    return site
  } catch (error) {
    known.delete(key)
    if (isUnknown(error)) unknown.set(key, true)
    throw error
  }
}

function memoryOf(parts: Parts): Memory {
  const memory = memories.get(parts) ?? { known: new Map(), unknown: newUnknown() }
  memories.set(parts, memory)
  return memory
}

const newUnknown = () => new LRUCache<Key, true>({ max: mostUnknown, ttl: rememberMs, perf: Date })

const noSuchSite = () => new AppError(siteErrors.SITE_NOT_EXIST)

/** An unreachable database says nothing about the host. */
const isUnknown = (error: unknown) =>
  error instanceof AppError && error.spec.code === siteErrors.SITE_NOT_EXIST.code
