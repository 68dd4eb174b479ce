import { type FileHandle, open } from 'node:fs/promises'
import type { ZipEntry } from './zip-rules.ts'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endBytes = 22
const maxComment = 65_535
/** Larger than in any accepted package; a directory that claims more is not read at all. */
const maxDirectory = 4_194_304

/** The directory of a ZIP archive. Undefined if it is not one, or if two readers could read it differently. */
export async function readZip(path: string): Promise<readonly ZipEntry[] | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const end = await findEnd(file, size)
    return end && (await readDirectory(file, end))
  } finally {
    await file.close()
  }
}

/** Whether a file ends like a ZIP archive: whatever its beginning, an unpacker would open it. */
export async function endsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return (await findEnd(file, (await file.stat()).size)) !== undefined
  } finally {
    await file.close()
  }
}

type End = { readonly at: number; readonly entries: number; readonly size: number; readonly start: number }

/** The end record must close the file exactly, and there may be only one. */
async function findEnd(file: FileHandle, fileSize: number): Promise<End | undefined> {
  const tail = await bytesAt(file, Math.max(0, fileSize - endBytes - maxComment), endBytes + maxComment)
  const offset = fileSize - tail.length
  const found: End[] = []
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endMark) continue
    if (at + endBytes + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [entries, size, start] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ]
    found.push({ at: offset + at, entries, size, start })
  }
  return found.length === 1 ? found[0] : undefined
}

async function readDirectory(file: FileHandle, end: End): Promise<readonly ZipEntry[] | undefined> {
  // Data before the archive, or a 64-bit one: not needed by our packages, and readers disagree about it.
  if (end.start + end.size !== end.at || end.size > maxDirectory) return undefined
  const directory = await bytesAt(file, end.start, end.size)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const entry = readEntry(directory.subarray(at))
    if (!entry || entry.end > end.start || !(await isSameInside(file, entry))) return undefined
    entries.push(entry)
    at += entry.length
  }
  return at === directory.length && entries.length === end.entries ? entries : undefined
}

type Entry = ZipEntry & { readonly length: number; readonly rawName: Buffer }

function readEntry(bytes: Buffer): Entry | undefined {
  const [nameBytes, extra, comment] = [bytes.readUInt16LE(28), bytes.readUInt16LE(30), bytes.readUInt16LE(32)]
  const length = 46 + nameBytes + extra + comment
  if (length > bytes.length) return undefined
  const rawName = bytes.subarray(46, 46 + nameBytes)
  const compressed = bytes.readUInt32LE(20)
  const start = bytes.readUInt32LE(42)
  return {
    name: decodeName(rawName),
    rawName,
    compressed,
    size: bytes.readUInt32LE(24),
    isEncrypted: (bytes.readUInt16LE(8) & 0x41) !== 0,
    isLink: bytes.readUInt32LE(38) >>> 28 === 0xa,
    isPlainMethod: [0, 8].includes(bytes.readUInt16LE(10)),
    start,
    end: start + 30 + nameBytes + compressed,
    length,
  }
}

/** The name occurs twice, in the directory and before the data; an archive where they differ is malicious. */
async function isSameInside(file: FileHandle, { start, rawName }: Entry): Promise<boolean> {
  const local = await bytesAt(file, start, 30 + rawName.length)
  return (
    local.length === 30 + rawName.length &&
    local.readUInt32LE(0) === 0x04034b50 &&
    local.subarray(30).equals(rawName)
  )
}

/** Newer tools write UTF-8; Chinese Windows wrote its own code page for decades. */
export function decodeName(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  } catch {
    return new TextDecoder('gb18030').decode(raw)
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
  return buffer.subarray(0, bytesRead)
}
