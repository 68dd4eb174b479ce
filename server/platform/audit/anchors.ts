import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db.ts'
import type { Storage } from '../storage.ts'

/** The end of a site's chain on one day, stored outside the database. */
const anchorOf = z.object({ siteId: z.number(), seq: z.string(), hash: z.string() })
type Anchor = z.infer<typeof anchorOf>

type Store = Pick<Storage, 'get' | 'list' | 'put'>

type AnchorFault = {
  /** The key of the anchor that does not match the chain. */
  readonly anchor: string
  /** The entry that the anchor names. */
  readonly seq: string
  /** Whether that entry is missing, has another hash, or the anchor is unreadable. */
  readonly what: 'cut' | 'rewritten' | 'unreadable'
}

export type AnchorStatus = { readonly anchors: number; readonly fault: AnchorFault | undefined }

type Comparing = { readonly siteId: number; readonly storage: Store; readonly since?: string }

/** Compares a site's chain with its anchors since a day, oldest first: only this finds a tail that was removed together with the head. */
export async function compareAnchors(
  db: Db,
  { siteId, storage, since = '' }: Comparing,
): Promise<AnchorStatus> {
  const prefix = prefixOf(siteId)
  let anchors = 0
  let after = `${prefix}${since}`
  for (;;) {
    const page = await storage.list(prefix, after)
    for (const { key } of page) {
      const fault = await faultAt(db, storage, { siteId, key })
      if (fault) return { anchors, fault }
      anchors += 1
    }
    const last = page.at(-1)
    if (!last) return { anchors, fault: undefined }
    after = last.key
  }
}

/** Stores the current end of a site's chain. */
export async function writeAnchor(
  storage: Store,
  { now, ...anchor }: Anchor & { readonly now: Date },
): Promise<void> {
  const body = Buffer.from(JSON.stringify(anchor))
  const day = now.toISOString().slice(0, 10)
  await storage.put(`${prefixOf(anchor.siteId)}${day}.json`, body, {
    type: 'application/json',
    size: body.length,
  })
}

const prefixOf = (siteId: number) => `anchors/s${siteId}/`

type Place = { readonly siteId: number; readonly key: string }

async function faultAt(db: Db, storage: Store, { siteId, key }: Place): Promise<AnchorFault | undefined> {
  const anchor = await readAnchor(storage, key)
  if (anchor?.siteId !== siteId) return { anchor: key, seq: '0', what: 'unreadable' }
  const { seq } = anchor
  if (seq === '0') return undefined
  const { rows } = await sql<{ hash: Buffer }>`
    select hash from platform.audit_entry where site_id = ${siteId} and seq = ${seq}`.execute(db.kysely)
  const [entry] = rows
  if (!entry) return { anchor: key, seq, what: 'cut' }
  return entry.hash.toString('hex') === anchor.hash ? undefined : { anchor: key, seq, what: 'rewritten' }
}

async function readAnchor(storage: Store, key: string): Promise<Anchor | undefined> {
  const object = await storage.get(key)
  if (!object) return undefined
  try {
    return anchorOf.parse(JSON.parse(await text(object.body)))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}
