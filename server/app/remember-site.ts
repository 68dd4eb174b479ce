import { siteErrors } from '@lyceum/contract/site'
import type { Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { Failure } from '#platform/failure'
import type { Parts } from '#platform/parts'

type Key = string | number
type Known = { readonly site: Site; readonly until: number }
type Memory = { readonly known: Map<Key, Known>; readonly unknown: Map<Key, number> }

const rememberMs = 5000
/** Host names that belong to no site come from scanners, who have many. */
const mostUnknown = 10_000
/** No host name is longer; a longer one is neither looked up nor remembered. */
const longestHost = 253

const memories = new WeakMap<Parts, Memory>()

/** Sites change rarely and every call asks for one: each process remembers for a few seconds which there are and which not. */
export function remember(parts: Parts, key: Key, load: (db: Db) => Promise<Site>): Site | Promise<Site> {
  const memory = memoryOf(parts)
  const entry = memory.known.get(key)
  if (entry && entry.until > Date.now()) return entry.site
  return lookUp(memory, key, () => load(parts.database.acrossSites('a host or a job names its site')))
}

async function lookUp({ known, unknown }: Memory, key: Key, load: () => Promise<Site>): Promise<Site> {
  if (String(key).length > longestHost || (unknown.get(key) ?? 0) > Date.now()) throw noSuchSite()
  try {
    const site = await load()
    known.set(key, { site, until: Date.now() + rememberMs })
    return site
  } catch (error) {
    known.delete(key)
    if (isUnknown(error)) rememberUnknown(unknown, key)
    throw error
  }
}

function memoryOf(parts: Parts): Memory {
  const memory = memories.get(parts) ?? { known: new Map(), unknown: new Map() }
  memories.set(parts, memory)
  return memory
}

/** In the order of their coming, so the first is the oldest. */
function rememberUnknown(unknown: Map<Key, number>, key: Key): void {
  unknown.delete(key)
  unknown.set(key, Date.now() + rememberMs)
  const [oldest] = unknown.size > mostUnknown ? unknown.keys() : []
  if (oldest !== undefined) unknown.delete(oldest)
}

const noSuchSite = () => new Failure(siteErrors.SITE_NOT_EXIST)

/** The database may be away, which says nothing about the host. */
const isUnknown = (error: unknown) =>
  error instanceof Failure && error.spec.code === siteErrors.SITE_NOT_EXIST.code
