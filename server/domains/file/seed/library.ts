import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '#platform/storage'
import { withFolder } from '#platform/storage/spool'
import type { Bench } from '../media/bench.ts'
import { prepareDocument } from '../media/document/prepare-document.ts'
import { prepareAudio, prepareVideo } from '../media/film/prepare-film.ts'
import { preparePackage } from '../media/package/prepare-package.ts'
import { storeWith } from '../media/store-piece.ts'
import type { Piece } from '../media/store.ts'
import { catalogue, type Wanted } from './catalogue.ts'
import { bringBack, findShelved, keepMade, type Made, shelfOf } from './kept.ts'
import { isOnPath, type Lack, lacksOf } from './lacks.ts'
import { programsFor } from './recipe.ts'
import { writePdfs, writeRecipe } from './write-recipe.ts'

/** One thing of the demonstration, prepared: its bytes and all that was made of them lie in the object store. */
export type Shelved = Made & Omit<Wanted, 'recipe'>

type Wish = {
  /** A folder of this machine in which what was made is kept, by the hash of its recipe. */
  readonly kept: string
  readonly wanted?: readonly Wanted[]
  /** Whether this machine has a program. */
  readonly has?: (program: string) => boolean
}

type Opened = { readonly shelves: readonly Shelved[]; readonly lacks: readonly Lack[] }

const preparations = {
  video: prepareVideo,
  audio: prepareAudio,
  document: prepareDocument,
  package: preparePackage,
} as const

/**
 * Films, sounds, papers and packages for demonstrations: made by the very programs that workers use, kept in the object
 * store beside the sites and copied into each. What a missing program would have made is left out, and nothing else.
 */
export async function openLibrary(
  storage: Storage,
  { kept, wanted = catalogue, has = isOnPath }: Wish,
): Promise<Opened> {
  const known = await inTurns(wanted, async (one) => {
    const shelf = shelfOf(one)
    return { one, made: (await findShelved(storage, shelf)) ?? (await bringBack(storage, { kept, shelf })) }
  })
  const missing = (one: Wanted) => programsFor[one.recipe.make].find((program) => !has(program))
  const unmade = known.filter(({ made }) => !made).map(({ one }) => one)
  const possible = unmade.filter((one) => missing(one) === undefined)
  const made = await makeAll(storage, { kept, wanted: possible })
  const lacks = [
    ...unmade.flatMap((one) => {
      const program = missing(one)
      return program === undefined ? [] : [{ kind: one.kind, why: `${program} is not installed` }]
    }),
    ...made.flatMap(({ one, why }) => (why === undefined ? [] : [{ kind: one.kind, why }])),
  ]
  const results = new Map([...known, ...made].map(({ one, made: result }) => [one, result]))
  const shelves = wanted.flatMap(({ recipe: _recipe, ...one }, at) => {
    const result = results.get(wanted[at] ?? never())
    return result ? [{ ...one, ...result }] : []
  })
  return { shelves, lacks: lacksOf(lacks) }
}

const never = (): never => {
  throw new Error('Nothing was wanted.')
}

type Making = { readonly kept: string; readonly wanted: readonly Wanted[] }
type Tried = { readonly one: Wanted; readonly made?: Made; readonly why?: string }

/** As many at once as the machine has processors; one that fails costs nothing but itself. */
function makeAll(storage: Storage, { kept, wanted }: Making): Promise<Tried[]> {
  return withFolder(async (folder) => {
    const papers = wanted.flatMap((one) => (one.recipe.make === 'pdf' ? [{ ...one.recipe, one }] : []))
    const written = papers.length > 0 ? writePdfs(papers, folder) : Promise.resolve([])
    // Whoever asks for a paper hears what went wrong; until then nobody needs to.
    written.catch(() => undefined)
    return inTurns(wanted, async (one): Promise<Tried> => {
      try {
        const pdf = papers.findIndex((paper) => paper.one === one)
        const write = async (path: string) =>
          one.recipe.make === 'pdf'
            ? copyFile((await written)[pdf] ?? '', path)
            : writeRecipe(one.recipe, path)
        return { one, made: await prepared(storage, { one, kept, write }) }
      } catch (error) {
        return { one, why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
      }
    })
  })
}

type Preparing = {
  readonly one: Wanted
  readonly kept: string
  readonly write: (path: string) => Promise<void>
}

function prepared(storage: Storage, { one, kept, write }: Preparing): Promise<Made> {
  const { name, type, kind } = one
  const shelf = shelfOf(one)
  const paths = new Map<string, string>()
  const lasting = storeWith(storage, () => `${shelf}/${randomUUID()}`)
  return withFolder(async (place) => {
    const source = join(place, name)
    const [out, copies] = [join(place, 'out'), join(place, 'copies')]
    await Promise.all([mkdir(out), mkdir(copies)])
    await write(source)
    /** A package removes its entries as it goes, so each is copied aside for the folder of this machine. */
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
    await keepMade(storage, { kept, shelf, made, paths })
    return made
  })
}

/** Several at a time, the answers in the order of the list. */
async function inTurns<T, U>(list: readonly T[], work: (one: T) => Promise<U>): Promise<U[]> {
  const answers = new Map<number, U>()
  const waiting = list.entries()
  const worker = async () => {
    for (const [at, one] of waiting) answers.set(at, await work(one))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  return list.flatMap((_, at) => {
    const answer = answers.get(at)
    return answer === undefined ? [] : [answer]
  })
}
