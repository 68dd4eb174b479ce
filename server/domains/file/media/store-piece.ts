import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#platform/storage'
import type { Bench } from './preparation.ts'
import type { Piece } from './store.ts'

/** How a preparation reaches the object store; `nextKey` provides the key of the next piece. */
export function storeWith(storage: Storage, nextKey: () => string): Pick<Bench, 'store' | 'bring'> {
  return {
    store: async ({ name, type, path }) => {
      const { size } = await stat(path)
      const objectKey = nextKey()
      await storage.put(objectKey, createReadStream(path), { type, size })
      return { name, type, size, objectKey, playlist: null }
    },
    bring: async ({ name, objectKey }, path) => {
      const found = objectKey === null ? undefined : await storage.get(objectKey)
      if (!found) throw new Error(`object of ${name} missing in storage`)
      await pipeline(found.body, createWriteStream(path, { mode: 0o600 }))
    },
  }
}

export const playlistPiece = (name: string, playlist: string): Piece => ({
  name,
  type: 'application/vnd.apple.mpegurl',
  size: Buffer.byteLength(playlist),
  objectKey: null,
  playlist,
})
