import { type FileHandle, open } from 'node:fs/promises'

const free = 0xffffffff
const endOfChain = 0xfffffffe
const maxSectors = 4096

/** The stream names in an Office file from before 2007: they distinguish Word, Excel and PowerPoint. */
export async function compoundStreams(path: string): Promise<readonly string[]> {
  const file = await open(path)
  try {
    return await streams(file)
  } catch (error) {
    // A sector outside the file: the document is broken or fake.
    if (error instanceof RangeError) return []
    throw error
  } finally {
    await file.close()
  }
}

async function streams(file: FileHandle): Promise<readonly string[]> {
  const header = await bytesAt(file, 0, 512)
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return []
  const sectorBytes = 1 << shift
  const sector = (number: number) => bytesAt(file, (number + 1) * sectorBytes, sectorBytes)
  const next = await chain(header, sector, sectorBytes)
  const names: string[] = []
  let number = header.readUInt32LE(48)
  for (let seen = 0; number < endOfChain && seen < maxSectors; seen += 1) {
    names.push(...namesIn(await sector(number)))
    number = await next(number)
  }
  return names
}

/** Which sector follows another, by the allocation tables that the header lists. */
async function chain(header: Buffer, sector: (number: number) => Promise<Buffer>, sectorBytes: number) {
  const tables: number[] = []
  for (let at = 76; at < 512; at += 4)
    if (header.readUInt32LE(at) !== free) tables.push(header.readUInt32LE(at))
  const perTable = sectorBytes / 4
  return async (number: number) => {
    const table = tables[Math.floor(number / perTable)]
    return table === undefined ? endOfChain : (await sector(table)).readUInt32LE((number % perTable) * 4)
  }
}

function namesIn(sector: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 128 <= sector.length; at += 128) {
    const length = sector.readUInt16LE(at + 64)
    if (length >= 2 && length <= 64) names.push(sector.toString('utf16le', at, at + length - 2))
  }
  return names
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
  if (bytesRead < length) throw new RangeError('the file ends before this sector')
  return buffer
}
