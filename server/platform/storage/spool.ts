import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NoSpaceLeft, StorageError } from './storage-error.ts'

/** A stream stored in a temporary file, with its size and hash. */
export type Spooled = {
  readonly path: string
  readonly size: number
  readonly sha256: Buffer
  readonly md5: Buffer
}

type Limit = { readonly maxBytes: number; readonly tooLarge: () => Error }

export type Receive = (source: Readable, limit: Limit) => Promise<Spooled>

/** Lets work receive a stream on disk. The file is always removed afterwards. */
export async function withSpool<T>(work: (receive: Receive) => Promise<T>): Promise<T> {
  await orDiskTrouble(mkdir(spoolFolder(), { recursive: true, mode: 0o700 }))
  const path = join(spoolFolder(), randomUUID())
  try {
    return await work((source, limit) => receive(path, source, limit))
  } finally {
    await rm(path, { force: true })
  }
}

/** Gives work a temporary folder, which is always removed afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(spoolFolder(), randomUUID())
  await orDiskTrouble(mkdir(folder, { recursive: true, mode: 0o700 }))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Counts while the bytes arrive, so that the first byte too many ends the stream. */
async function receive(path: string, source: Readable, { maxBytes, tooLarge }: Limit): Promise<Spooled> {
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(tooLarge())
      sha256.update(chunk)
      md5.update(chunk)
      done(null, chunk)
    },
  })
  await orDiskTrouble(pipeline(source, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 })))
  return { path, size, sha256: sha256.digest(), md5: md5.digest() }
}

async function orDiskTrouble(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^(?:ENOSPC|EDQUOT)$/.test(code)) throw new NoSpaceLeft(error)
    throw /^(?:EROFS|EIO|EMFILE|ENFILE)$/.test(code) ? new StorageError(error) : error
  }
}

/** Removes files that a killed process left a day ago or earlier; returns their number. */
export async function sweepSpool(): Promise<number> {
  const names = await readdir(spoolFolder()).catch(() => [])
  const paths = names.map((name) => join(spoolFolder(), name))
  const ages = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  // By this machine's own clock, which also stamped the files.
  const stale = paths.filter((_path, index) => (ages[index]?.mtimeMs ?? Infinity) < Date.now() - dayMs)
  await Promise.all(stale.map((path) => rm(path, { recursive: true, force: true })))
  return stale.length
}

const dayMs = 86_400_000

const spoolFolder = () => join(tmpdir(), 'lyceum-spool')
