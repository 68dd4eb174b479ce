import { crc32, deflateRawSync } from 'node:zlib'

export type Packed = {
  readonly name: string
  readonly data?: Buffer | string
  /** The name before the data, if it differs from the one in the directory. */
  readonly localName?: string
  readonly rawName?: Buffer
  /** The unpacked size that the directory claims. */
  readonly claims?: number
  readonly flags?: number
  readonly mode?: number
  readonly method?: number
  /** Points into the bytes of the entry with this index. */
  readonly sharesWith?: number
}

type Archive = { readonly before?: Buffer; readonly comment?: Buffer; readonly entries?: number }

/** A ZIP archive, valid or not: the tests decide. */
export function zip(
  files: readonly Packed[],
  { before = Buffer.alloc(0), comment = Buffer.alloc(0), entries }: Archive = {},
): Buffer {
  const parts: Buffer[] = [before]
  const directory: Buffer[] = []
  const starts: number[] = []
  let at = before.length
  for (const file of files) {
    const data = Buffer.from(file.data ?? '')
    const packed = deflateRawSync(data)
    const start = file.sharesWith === undefined ? at : (starts[file.sharesWith] ?? 0)
    starts.push(start)
    directory.push(directoryEntry(file, { data, packed, start }))
    if (file.sharesWith !== undefined) continue
    const local = localEntry(file, { data, packed })
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  return Buffer.concat([
    ...parts,
    list,
    endRecord({ count: entries ?? files.length, size: list.length, start: at, comment }),
  ])
}

type Content = { readonly data: Buffer; readonly packed: Buffer }

function localEntry(
  { name, localName, rawName, flags = 0x800, method = 8 }: Packed,
  { data, packed }: Content,
): Buffer {
  const spelled = localName === undefined ? (rawName ?? Buffer.from(name)) : Buffer.from(localName)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(crc32(data), 14)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(data.length, 22)
  head.writeUInt16LE(spelled.length, 26)
  return Buffer.concat([head, spelled, packed])
}

function directoryEntry(file: Packed, { data, packed, start }: Content & { start: number }): Buffer {
  const {
    name,
    rawName = Buffer.from(name),
    flags = 0x800,
    method = 8,
    claims = data.length,
    mode = 0o100644,
  } = file
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(0x0314, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(method, 10)
  head.writeUInt32LE(crc32(data), 16)
  head.writeUInt32LE(packed.length, 20)
  head.writeUInt32LE(claims, 24)
  head.writeUInt16LE(rawName.length, 28)
  head.writeUInt32LE((mode << 16) >>> 0, 38)
  head.writeUInt32LE(start, 42)
  return Buffer.concat([head, rawName])
}

function endRecord({
  count,
  size,
  start,
  comment,
}: {
  count: number
  size: number
  start: number
  comment: Buffer
}): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(start, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([end, comment])
}
