import { crc32 } from 'node:zlib'
import { film } from '../study/make-course.ts'

// Files as small as their kinds allow, but valid: what cannot be prepared is not published (K-04).

/** One second of silence. */
function wav(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + 16_000, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(16_000, 40)
  return Buffer.concat([head, Buffer.alloc(16_000)])
}
const manifest =
  '<?xml version="1.0"?><manifest identifier="fire" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2">' +
  '<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>' +
  '<organizations default="o"><organization identifier="o"><title>消防</title>' +
  '<item identifier="i" identifierref="r"><title>第一课</title></item></organization></organizations>' +
  '<resources><resource identifier="r" type="webcontent" href="index.html"><file href="index.html"/></resource></resources></manifest>'

export const courseFiles = {
  video: {
    name: '灭火器使用.mp4',
    mimeType: 'video/mp4',
    buffer: film(2),
  },
  audio: { name: '老队长访谈.wav', mimeType: 'audio/wav', buffer: wav() },
  document: {
    name: '消防手册.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  },
  scorm: {
    name: '互动课件.zip',
    mimeType: 'application/zip',
    buffer: zip({
      'imsmanifest.xml': manifest,
      'index.html': '<!doctype html><title>消防</title><p>第一课</p>',
    }),
  },
}

/** A ZIP archive without compression. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const local = Buffer.concat([header(0x04034b50, 30, { name, data }), Buffer.from(name), data])
    const entry = header(0x02014b50, 46, { name, data })
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** An entry's header: the local one, or the one in the directory, which has two more bytes before the same fields. */
function header(sign: number, size: number, { name, data }: { name: string; data: Buffer }): Buffer {
  const head = Buffer.alloc(size)
  const from = size === 46 ? 6 : 4
  head.writeUInt32LE(sign, 0)
  if (size === 46) head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, from)
  head.writeUInt32LE(crc32(data), from + 10)
  head.writeUInt32LE(data.length, from + 14)
  head.writeUInt32LE(data.length, from + 18)
  head.writeUInt16LE(Buffer.byteLength(name), from + 22)
  return head
}
