import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '#platform/storage'
import { edition, type DemoItem } from './catalogue.ts'

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
  /** The table of contents of a package with several items, as stored. */
  items: z.string().nullish(),
  spriteStep: z.number().optional(),
})

const made = z.object({
  name: z.string(),
  objectKey: z.string(),
  size: z.number(),
  sha256: z.string(),
  measured,
  pieces: z.array(piece),
})

/** The result of a recipe: its file, the measurements, and the pieces that players fetch. */
export type Made = z.output<typeof made>

/** Its prefix in the object store: another name, recipe or edition has another prefix. */
export const storagePrefix = ({ name, type, recipe }: DemoItem) =>
  `demo/${createHash('sha256')
    .update(JSON.stringify([edition, name, type, recipe]))
    .digest('hex')
    .slice(0, 20)}`

const noteOf = (prefix: string) => `${prefix}/made.json`

/** Finds it in the object store, where an earlier demo has left it. */
export async function findPrepared(storage: Storage, prefix: string): Promise<Made | undefined> {
  const note = await storage.get(noteOf(prefix))
  return note && made.parse(JSON.parse(await text(note.body)))
}

type Place = { readonly cacheFolder: string; readonly prefix: string }

const folderOf = ({ cacheFolder, prefix }: Place) => join(cacheFolder, basename(prefix))

/** Copies it from this machine's cache folder into an object store that does not have it. */
export async function bringBack(storage: Storage, place: Place): Promise<Made | undefined> {
  const folder = folderOf(place)
  const note = await readFile(join(folder, 'made.json'), 'utf8').catch(() => undefined)
  if (note === undefined) return undefined
  const found = made.parse(JSON.parse(note))
  const types = new Map(found.pieces.map(({ objectKey, type }) => [objectKey, type]))
  for (const key of keysOf(found)) {
    const path = join(folder, basename(key))
    const { size } = await stat(path)
    await storage.put(key, createReadStream(path), {
      type: types.get(key) ?? 'application/octet-stream',
      size,
    })
  }
  await putNote(storage, place.prefix, found)
  return found
}

const keysOf = ({ objectKey, pieces }: Made) => [
  ...new Set([objectKey, ...pieces.flatMap((item) => item.objectKey ?? [])]),
]

type Keeping = Place & { readonly made: Made; readonly paths: ReadonlyMap<string, string> }

/** Saves to the object store and to this machine; the note is written last, so that a partial copy is not used. */
export async function keepMade(storage: Storage, { made: item, paths, ...place }: Keeping): Promise<void> {
  await putNote(storage, place.prefix, item)
  const folder = folderOf(place)
  const half = `${folder}.${process.pid}`
  await mkdir(half, { recursive: true })
  for (const [key, path] of paths) await copyFile(path, join(half, basename(key)))
  await writeFile(join(half, 'made.json'), JSON.stringify(item))
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
}

async function putNote(storage: Storage, prefix: string, item: Made): Promise<void> {
  const body = Buffer.from(JSON.stringify(item))
  await storage.put(noteOf(prefix), body, { type: 'application/json', size: body.length })
}
