import { type Packed, zip } from '../seed/zip.ts'

/** A PDF of one empty page. */
export const pdf = (extra = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

const mains = {
  docx: {
    part: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    part: 'ppt/presentation.xml',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  docm: { part: 'word/document.xml', type: 'application/vnd.ms-word.document.macroEnabled' },
}

/** An Office document since 2007, with optional extra entries. */
export function office(kind: keyof typeof mains, extra: readonly Packed[] = []): Buffer {
  const { part, type } = mains[kind]
  const types = `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`
  return zip([{ name: '[Content_Types].xml', data: types }, { name: part, data: '<x/>' }, ...extra])
}

/** An Office document from before 2007: a directory of streams in sectors of 512 bytes. */
export function compound(streams: readonly string[]): Buffer {
  const sectors = Math.ceil((streams.length + 1) / 4)
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let at = 1; at <= sectors; at += 1) table.writeUInt32LE(at === sectors ? 0xfffffffe : at + 1, at * 4)
  const directory = Buffer.alloc(sectors * 512)
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, index * 128 + 64)
  }
  return Buffer.concat([header, table, directory])
}

const scormFiles: readonly Packed[] = [
  { name: 'imsmanifest.xml', data: '<manifest/>' },
  { name: '课件/index.html', data: '<html></html>' },
]

/** A SCORM package with optional extra entries. */
export const scorm = (extra: readonly Packed[] = []) => zip([...scormFiles, ...extra])

const html = '<!DOCTYPE html><html><body><script>alert(document.domain)</script></body></html>'
export const page = Buffer.from(html)
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
)
/** The beginning of a Windows executable. */
export const program = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000b8', 'hex'),
  Buffer.alloc(500),
])
