import { crc32 } from 'node:zlib'

const number = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** The fields of an entry's header, which the directory repeats: no compression, UTF-8 names. */
const about = (name: Buffer, data: Buffer) =>
  Buffer.concat([
    ...[20, 0x800, 0, 0, 0].map((value) => number(2, value)),
    ...[crc32(data), data.length, data.length].map((value) => number(4, value)),
    ...[name.length, 0].map((value) => number(2, value)),
  ])

/** A ZIP archive of a few texts. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  let at = 0
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)]
    const head = about(name, data)
    entries.push(
      Buffer.concat([Buffer.from('504b01021403', 'hex'), head, Buffer.alloc(10), number(4, at), name]),
    )
    bodies.push(Buffer.concat([Buffer.from('504b0304', 'hex'), head, name, data]))
    at += bodies.at(-1)?.length ?? 0
  }
  const list = Buffer.concat(entries)
  const counts = [0, 0, entries.length, entries.length].map((value) => number(2, value))
  const end = [Buffer.from('504b0506', 'hex'), ...counts, number(4, list.length), number(4, at), number(2, 0)]
  return Buffer.concat([...bodies, list, ...end])
}
