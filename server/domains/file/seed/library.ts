import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '#platform/storage'
import { withFolder } from '#platform/storage/spool'
import type { Bench } from '../media/bench.ts'
import { prepareDocument } from '../media/document/prepare-document.ts'
import { prepareAudio, prepareVideo } from '../media/film/prepare-film.ts'
import { preparePackage } from '../media/package/prepare-package.ts'
import { storeWith } from '../media/store-piece.ts'
import type { Piece } from '../media/store.ts'
import { catalogue, edition, type Wanted } from './catalogue.ts'

const piece = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number(),
  objectKey: z.string().nullable(),
  playlist: z.string().nullable(),
})

const measured = z.object({
  durationMs: z.number().optional(),
  pages: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  scorm: z.enum(['1.2', '2004']).optional(),
  title: z.string().optional(),
  entry: z.string().optional(),
  spriteStep: z.number().optional(),
})

const shelved = z.object({
  name: z.string(),
  objectKey: z.string(),
  size: z.number(),
  sha256: z.string(),
  measured,
  pieces: z.array(piece),
})

/** One thing of the demonstration, prepared: its bytes and all that was made of them lie in the object store. */
export type Shelved = z.output<typeof shelved> & Omit<Wanted, 'write' | 'name'>

const preparations = {
  video: prepareVideo,
  audio: prepareAudio,
  document: prepareDocument,
  package: preparePackage,
} as const

/**
 * Films, sounds, papers and packages for demonstrations: made once by the very programs that workers use, then kept in
 * the object store beside the sites and copied into each.
 */
export async function openLibrary(storage: Storage): Promise<readonly Shelved[]> {
  const folder = `demo/${createHash('sha256')
    .update(JSON.stringify([edition, catalogue]))
    .digest('hex')
    .slice(0, 16)}`
  const known = await storage.get(`${folder}/library.json`)
  const list = known
    ? z.array(shelved).parse(JSON.parse(await text(known.body)))
    : await make(storage, folder)
  return list.flatMap((one) => {
    const wanted = catalogue.find(({ name }) => name === one.name)
    return wanted ? [{ ...wanted, ...one }] : []
  })
}

async function make(storage: Storage, folder: string): Promise<z.output<typeof shelved>[]> {
  const list: z.output<typeof shelved>[] = []
  for (const wanted of catalogue) list.push(await prepared(storage, folder, wanted))
  const body = Buffer.from(JSON.stringify(list))
  await storage.put(`${folder}/library.json`, body, { type: 'application/json', size: body.length })
  return list
}

function prepared(storage: Storage, folder: string, { name, type, kind, write }: Wanted) {
  const shelf = storeWith(storage, () => `${folder}/${randomUUID()}`)
  return withFolder(async (place) => {
    const source = join(place, name)
    const out = join(place, 'out')
    await mkdir(out)
    await write(source)
    const { size, objectKey } = await shelf.store({ name, type, path: source })
    const pieces: Piece[] = []
    const bench: Bench = {
      ...shelf,
      file: { name, type, size: String(size), objectKey: objectKey ?? '' },
      source,
      folder: out,
      signal: new AbortController().signal,
      report: () => undefined,
      known: async () => undefined,
      keep: async (made) => void pieces.push(...made),
    }
    const found = await preparations[kind](bench)
    const sha256 = createHash('sha256')
      .update(await readFile(source))
      .digest('hex')
    return { name, objectKey: objectKey ?? '', size, sha256, measured: found, pieces }
  })
}
