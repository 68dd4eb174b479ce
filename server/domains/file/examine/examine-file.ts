import { open } from 'node:fs/promises'
import { fileErrors, type FileKindName, fileKinds } from '@lyceum/contract/file'
import type { ErrorSpec } from '@lyceum/contract/kit'
import { fileTypeFromFile } from 'file-type'
import { AppError } from '#platform/app-error'
import { compoundStreams } from './read-compound.ts'
import { isPlainText } from './read-text.ts'
import { endsAsZip, readZip } from './read-zip.ts'
import { whyUnsafe } from './zip-rules.ts'

/** Examines a file and rejects it unless its bytes match its name (INV-U01). Pictures are re-encoded as well. */
export async function examineFile(path: string, kind: FileKindName): Promise<void> {
  const found = (await fileTypeFromFile(path))?.mime
  const { sniffed } = fileKinds[kind]
  const isExpected = found === undefined ? sniffed.length === 0 : sniffed.includes(found)
  if (!isExpected) refuse(`${kind}: ${found ?? 'unknown'}`)
  await looks[kind]?.(path)
}

/** Checks beyond the first bytes. */
const looks: Readonly<Partial<Record<FileKindName, (path: string) => Promise<void>>>> = {
  pdf: lookAtPdf,
  txt: lookAtText,
  csv: lookAtText,
  doc: (path) => lookAtCompound(path, /^WordDocument$/),
  xls: (path) => lookAtCompound(path, /^(?:Workbook|Book)$/),
  ppt: (path) => lookAtCompound(path, /^PowerPoint Document$/),
  docx: (path) => lookAtOffice(path, 'word/document.xml'),
  xlsx: (path) => lookAtOffice(path, 'xl/workbook.xml'),
  pptx: (path) => lookAtOffice(path, 'ppt/presentation.xml'),
  zip: lookAtScorm,
  mp4: lookAtEnd,
  mov: lookAtEnd,
  avi: lookAtEnd,
  flv: lookAtEnd,
  '3gp': lookAtEnd,
  mp3: lookAtEnd,
  wav: lookAtEnd,
  m4a: lookAtEnd,
  mkv: lookAtEnd,
  webm: lookAtEnd,
}

function refuse(detail: string, spec: ErrorSpec<never> = fileErrors.FILE_TYPE_UPLOAD_ERROR): never {
  throw new AppError(spec, {}, detail)
}

/** A video that is also an archive was built to be both: rejected. */
async function lookAtEnd(path: string): Promise<void> {
  if (await endsAsZip(path)) refuse('an archive at its end')
}

async function lookAtPdf(path: string): Promise<void> {
  await lookAtEnd(path)
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const position = Math.max(0, size - 2048)
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(2048), position })
    if (!buffer.subarray(0, bytesRead).includes('%%EOF')) refuse('pdf: no end')
  } finally {
    await file.close()
  }
}

async function lookAtText(path: string): Promise<void> {
  if (!(await isPlainText(path))) refuse('not plain text')
}

async function lookAtCompound(path: string, main: RegExp): Promise<void> {
  const names = await compoundStreams(path)
  if (!names.some((name) => main.test(name))) refuse('another kind of document')
  if (names.some((name) => /^(?:_VBA_PROJECT|Macros|VBA)/.test(name))) refuse('macros')
}

const officeLimits = { maxEntries: 10_000, maxBytes: 1_073_741_824, mayNest: true }
/** Limits of a course package (INV-U06); checked on upload, and again before unpacking. */
export const scormLimits = { maxEntries: 2000, maxBytes: 1_073_741_824, mayNest: false }

async function lookAtOffice(path: string, main: string): Promise<void> {
  const entries = (await readZip(path)) ?? refuse('archive')
  const why = whyUnsafe(entries, officeLimits)
  if (why !== undefined) refuse(why)
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has(main)) refuse(`no ${main}`)
  if (entries.some(({ name }) => /vbaProject|\/activeX\//i.test(name))) refuse('macros')
}

async function lookAtScorm(path: string): Promise<void> {
  const entries = (await readZip(path)) ?? refuse('archive', fileErrors.SCORM_UPLOAD_ERROR)
  const why = whyUnsafe(entries, scormLimits)
  if (why !== undefined) refuse(why, fileErrors.SCORM_UPLOAD_ERROR)
  if (!entries.some(({ name }) => name === 'imsmanifest.xml'))
    refuse('no imsmanifest.xml', fileErrors.SCORM_UPLOAD_ERROR)
}
