import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '#platform/storage'
import { edition, type Wanted } from './catalogue.ts'

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
  /** What a package of several parts lists, as it is stored. */
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

/** What was made of a recipe: its file, what was measured, and the pieces that players ask for. */
export type Made = z.output<typeof made>

/** Where in the object store it lies: another name, another recipe or another edition lies elsewhere. */
export const shelfOf = ({ name, type, recipe }: Wanted) =>
  `demo/${createHash('sha256')
    .update(JSON.stringify([edition, name, type, recipe]))
    .digest('hex')
    .slice(0, 20)}`

const noteOf = (shelf: string) => `${shelf}/made.json`

/** From the object store, where an earlier demonstration has left it. */
export async function findShelved(storage: Storage, shelf: string): Promise<Made | undefined> {
  const note = await storage.get(noteOf(shelf))
  return note && made.parse(JSON.parse(await text(note.body)))
}

type Place = { readonly kept: string; readonly shelf: string }

const folderOf = ({ kept, shelf }: Place) => join(kept, basename(shelf))

/** From this machine's own folder into an object store that does not have it. */
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
  await putNote(storage, place.shelf, found)
  return found
}

const keysOf = ({ objectKey, pieces }: Made) => [
  ...new Set([objectKey, ...pieces.flatMap((one) => one.objectKey ?? [])]),
]

type Keeping = Place & { readonly made: Made; readonly paths: ReadonlyMap<string, string> }

/** Both in the object store and on this machine; the note comes last, so that a half-kept thing is not taken for one. */
export async function keepMade(storage: Storage, { made: one, paths, ...place }: Keeping): Promise<void> {
  await putNote(storage, place.shelf, one)
  const folder = folderOf(place)
  const half = `${folder}.${process.pid}`
  await mkdir(half, { recursive: true })
  for (const [key, path] of paths) await copyFile(path, join(half, basename(key)))
  await writeFile(join(half, 'made.json'), JSON.stringify(one))
  await rm(folder, { recursive: true, force: true })
  await rename(half, folder)
}

async function putNote(storage: Storage, shelf: string, one: Made): Promise<void> {
  const body = Buffer.from(JSON.stringify(one))
  await storage.put(noteOf(shelf), body, { type: 'application/json', size: body.length })
}
