import { randomBytes } from 'node:crypto'
import type { Bucket } from '../../faults/env/bucket.ts'
import type { TestDatabase } from '../../faults/env/database.ts'
import { makeFile, makeMedia, makePiece } from '../../server/domains/file/make.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { mediaAddress } from '../../server/platform/content/signed-address.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'
import { openStorage } from '../../server/platform/storage.ts'

const bytes = 32 * 1_048_576
const name = 'film.mp4'
const type = 'video/mp4'

type Given = { readonly bucket: Bucket; readonly secret: string }

/** A playable film, and the path of one of its parts: here as long as a whole film. */
export async function makeFilm(
  { appUrl, siteId, people }: TestDatabase,
  { bucket, secret }: Given,
): Promise<string> {
  const [person] = people
  if (!person) throw new Error('no viewer')
  const config = readConfig({ ...bucket.env(), SECRET_KEY: secret, CONTENT_HOST: 'content.test' })
  const objectKey = `s${siteId}/bench/${name}`
  const storage = openStorage(config)
  await storage.put(objectKey, randomBytes(bytes), { type, size: bytes })
  storage.close()
  const opened = openDatabase(makePool({ url: appUrl, max: 1, name: 'lyceum-bench-content' }))
  try {
    const db = opened.of(siteId)
    const fileId = await makeFile(db, { ownerId: person.id, purpose: 'video', size: bytes })
    await makeMedia(db, fileId)
    await makePiece(db, { fileId, name, type, size: bytes, objectKey })
    const expiresAt = new Date(Date.now() + 3_600_000)
    const grant = { siteId, personId: person.id, role: 'NLRN', fileId, expiresAt }
    return new URL(`http:${mediaAddress(config, grant, `film/0-${bytes - 1}.mp4`)}`).pathname
  } finally {
    await opened.close()
  }
}
