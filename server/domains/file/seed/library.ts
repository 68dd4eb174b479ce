import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '#platform/storage'
import { withFolder } from '#platform/storage/spool'
import type { Bench } from '../media/preparation.ts'
import { prepareDocument } from '../media/document/prepare-document.ts'
import { prepareAudio, prepareVideo } from '../media/film/prepare-film.ts'
import { preparePackage } from '../media/package/prepare-package.ts'
import { storeWith } from '../media/store-piece.ts'
import type { Piece } from '../media/store.ts'
import { catalogue, type DemoItem } from './catalogue.ts'
import { bringBack, findPrepared, keepMade, type Made, storagePrefix } from './media-cache.ts'
import { isOnPath, type Lack, lacksOf } from './missing-media.ts'
import { programsFor } from './recipe.ts'
import { writePdfs, writeRecipe } from './write-recipe.ts'

/** One prepared demo file: its bytes and pieces are in the object store. */
export type PreparedFile = Made & Omit<DemoItem, 'recipe'>

type LibraryOptions = {
  /** A folder on this machine that caches the results, by the hash of their recipe. */
  readonly cacheFolder: string
  readonly items?: readonly DemoItem[]
  /** Whether this machine has a program. */
  readonly has?: (program: string) => boolean
}

type Opened = { readonly files: readonly PreparedFile[]; readonly lacks: readonly Lack[] }

const preparations = {
  video: prepareVideo,
  audio: prepareAudio,
  document: prepareDocument,
  package: preparePackage,
} as const

/**
 * Films, audio, documents and packages for demos: made by the same programs that workers use, stored in the object
 * store beside the sites and copied into each. Only what a missing program would have made is left out.
 */
export async function openLibrary(
  storage: Storage,
  { cacheFolder, items = catalogue, has = isOnPath }: LibraryOptions,
): Promise<Opened> {
  const known = await inTurns(items, async (item) => {
    const prefix = storagePrefix(item)
    return {
      item,
      made: (await findPrepared(storage, prefix)) ?? (await bringBack(storage, { cacheFolder, prefix })),
    }
  })
  const missing = (item: DemoItem) => programsFor[item.recipe.make].find((program) => !has(program))
  const unmade = known.filter(({ made }) => !made).map(({ item }) => item)
  const possible = unmade.filter((item) => missing(item) === undefined)
  const made = await makeAll(storage, { cacheFolder, items: possible })
  const lacks = [
    ...unmade.flatMap((item) => {
      const program = missing(item)
      return program === undefined ? [] : [{ kind: item.kind, why: `${program} is not installed` }]
    }),
    ...made.flatMap(({ item, why }) => (why === undefined ? [] : [{ kind: item.kind, why }])),
  ]
  const results = new Map([...known, ...made].map(({ item, made: result }) => [item, result]))
  const files = items.flatMap(({ recipe: _recipe, ...item }, at) => {
    const result = results.get(items[at] ?? never())
    return result ? [{ ...item, ...result }] : []
  })
  return { files, lacks: lacksOf(lacks) }
}

const never = (): never => {
  throw new Error('unknown demo item')
}

type Making = { readonly cacheFolder: string; readonly items: readonly DemoItem[] }
type Tried = { readonly item: DemoItem; readonly made?: Made; readonly why?: string }

/** As many in parallel as the machine has processors; a failure only affects its own item. */
function makeAll(storage: Storage, { cacheFolder, items }: Making): Promise<Tried[]> {
  return withFolder(async (folder) => {
    const papers = items.flatMap((item) => (item.recipe.make === 'pdf' ? [{ ...item.recipe, item }] : []))
    const written = papers.length > 0 ? writePdfs(papers, folder) : Promise.resolve([])
    // The error is handled by whoever awaits a document; this avoids an unhandled rejection until then.
    written.catch(() => undefined)
    return inTurns(items, async (item): Promise<Tried> => {
      try {
        const pdf = papers.findIndex((paper) => paper.item === item)
        const write = async (path: string) =>
          item.recipe.make === 'pdf'
            ? copyFile((await written)[pdf] ?? '', path)
            : writeRecipe(item.recipe, path)
        return { item, made: await prepared(storage, { item, cacheFolder, write }) }
      } catch (error) {
        return { item, why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
      }
    })
  })
}

type Preparing = {
  readonly item: DemoItem
  readonly cacheFolder: string
  readonly write: (path: string) => Promise<void>
}

function prepared(storage: Storage, { item, cacheFolder, write }: Preparing): Promise<Made> {
  const { name, type, kind } = item
  const prefix = storagePrefix(item)
  const paths = new Map<string, string>()
  const lasting = storeWith(storage, () => `${prefix}/${randomUUID()}`)
  return withFolder(async (place) => {
    const source = join(place, name)
    const [out, copies] = [join(place, 'out'), join(place, 'copies')]
    await Promise.all([mkdir(out), mkdir(copies)])
    await write(source)
    /** A package removes its entries as it goes, so each is copied for this machine's cache folder. */
    const store: Bench['store'] = async (made) => {
      const piece = await lasting.store(made)
      const copy = join(copies, String(paths.size))
      await copyFile(made.path, copy)
      paths.set(piece.objectKey ?? '', copy)
      return piece
    }
    const { size, objectKey } = await store({ name, type, path: source })
    const pieces = new Map<string, Piece>()
    const bench: Bench = {
      ...lasting,
      store,
      file: { name, type, size: String(size), objectKey: objectKey ?? '' },
      source,
      folder: out,
      signal: new AbortController().signal,
      report: () => undefined,
      known: async () => undefined,
      keep: async (made) => made.forEach((piece) => pieces.set(piece.name, piece)),
      show: async () => undefined,
    }
    const measured = await preparations[kind](bench)
    const sha256 = createHash('sha256')
      .update(await readFile(source))
      .digest('hex')
    const made = { name, objectKey: objectKey ?? '', size, sha256, measured, pieces: [...pieces.values()] }
    await keepMade(storage, { cacheFolder, prefix, made, paths })
    return made
  })
}

/** Several at a time, with the results in list order. */
async function inTurns<T, U>(list: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const answers = new Map<number, U>()
  const waiting = list.entries()
  const worker = async () => {
    for (const [at, item] of waiting) answers.set(at, await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  return list.flatMap((_, at) => {
    const answer = answers.get(at)
    return answer === undefined ? [] : [answer]
  })
}
