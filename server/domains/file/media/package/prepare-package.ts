import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { scormLimits } from '../../examine/examine-file.ts'
import { decodeText } from '../../examine/read-text.ts'
import { decodeName, readZip } from '../../examine/read-zip.ts'
import { whyUnsafe } from '../../examine/zip-rules.ts'
import { MediaFailure } from '../media-failure.ts'
import { isOurSide } from '../server-faults.ts'
import { readManifest } from './read-manifest.ts'
import { typeOf } from './package-types.ts'
import type { Bench } from '../preparation.ts'
import type { Measured, Piece } from '../store.ts'

const manifestName = 'imsmanifest.xml'
const maxManifest = 4_194_304
/** Number of entries processed in parallel: enough to keep the object store busy. */
const abreast = 4

/**
 * Unpacks a course package into objects, each found by its name only (INV-U06, A40, A41). Its directory is
 * validated before unpacking, and the bytes are checked against it while they are read.
 */
export async function preparePackage(bench: Bench): Promise<Measured> {
  const listed = await readZip(bench.source)
  const why = listed ? whyUnsafe(listed, scormLimits) : 'no archive'
  if (why !== undefined) throw new MediaFailure('unsafe', why)
  const zip = await openPromise(bench.source, { lazyEntries: true, autoClose: false, decodeStrings: false })
  try {
    const entries = await entriesOf(zip)
    const manifest = await manifestOf(bench, zip, entries)
    await bench.keep(await unpack(bench, { zip, entries }))
    const { items, ...about } = manifest
    return { ...about, items: items.length > 0 ? JSON.stringify(items) : null }
  } finally {
    zip.close()
  }
}

type Entries = ReadonlyMap<string, Entry>

/** The files of the archive by name, as our own directory reader spells them; folders are ignored. */
async function entriesOf(zip: ZipFile): Promise<Entries> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = decodeName(entry.fileNameRaw)
    if (!name.endsWith('/')) entries.set(name, entry)
  }
  return entries
}

async function manifestOf(bench: Bench, zip: ZipFile, entries: Entries) {
  const entry = entries.get(manifestName)
  if (!entry || entry.uncompressedSize > maxManifest) throw new MediaFailure('noManifest')
  const path = await extract(bench, zip, entry)
  const found = readManifest(decodeText(await readFile(path)), (name) => entries.has(name))
  await rm(path)
  if (typeof found === 'string') throw new MediaFailure(found)
  return found
}

async function unpack(bench: Bench, { zip, entries }: { zip: ZipFile; entries: Entries }): Promise<Piece[]> {
  const waiting = [...entries]
  const pieces: Piece[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, entry] = next
      bench.signal.throwIfAborted()
      const path = await extract(bench, zip, entry)
      pieces.push(await bench.store({ name, type: typeOf(name), path }))
      await rm(path)
      bench.report(pieces.length / entries.size)
    }
  }
  await Promise.all(Array.from({ length: abreast }, worker))
  return pieces
}

/** Extracts to the disk under our own name; an entry with a wrong size or broken data ends the work. */
async function extract({ folder, signal }: Bench, zip: ZipFile, entry: Entry): Promise<string> {
  const path = join(folder, `entry-${entry.relativeOffsetOfLocalHeader}`)
  try {
    const stream = await zip.openReadStreamPromise(entry)
    await pipeline(stream, createWriteStream(path), { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (isOurSide(error)) throw error
    throw new MediaFailure('unsafe', error instanceof Error ? error.message : String(error))
  }
  return path
}
