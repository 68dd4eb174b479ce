import { fileKinds, type Media, type PurposeName, purposes } from '@lyceum/contract/file'
import type { FileKind } from '../picture/file/file-glyph.tsx'

const M = 1_048_576

/** A size as people say it: 412 MB, 1.2 GB, 86 KB. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1024 * M) return `${trimmed(bytes / (1024 * M))} GB`
  return bytes >= M ? `${trimmed(bytes / M)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}

const trimmed = (value: number) =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)

/** A length as a player shows it: 19:30, 1:02:07. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}

type Words = { readonly size: number; readonly pages: (count: string) => string }

/** What was measured, in one line: `19:30 · 1080p · 412 MB`. */
export function factsOf(media: Media, { size, pages }: Words): string {
  const { seconds, width, height, scorm, title } = media
  const facts = [
    seconds === null ? '' : lengthOf(seconds),
    width && height ? `${Math.min(width, height)}p` : '',
    media.pages === null ? '' : pages(String(media.pages)),
    scorm === null ? '' : `SCORM ${scorm}`,
    title ?? '',
    sizeOf(size),
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}

/** What a purpose takes: in words, and for the browser's own dialog. */
export function takenBy(purpose: PurposeName) {
  const { kinds, maxBytes } = purposes[purpose]
  const extensions = kinds.flatMap((kind) => fileKinds[kind].extensions)
  return {
    kinds: extensions.map((one) => one.toUpperCase()).join(' / '),
    accept: extensions.map((one) => `.${one}`).join(','),
    size: sizeOf(maxBytes),
  }
}

/** Why a file would be refused, told before a byte is sent: another kind, too large, or nothing in it. */
export function refusalOf(
  purpose: PurposeName,
  { name, size }: { readonly name: string; readonly size: number },
): 'kind' | 'size' | 'empty' | undefined {
  const { kinds, maxBytes } = purposes[purpose]
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!kinds.some((kind) => fileKinds[kind].extensions.includes(extension))) return 'kind'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'size' : undefined
}

const glyphs: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  txt: 'txt',
  doc: 'word',
  docx: 'word',
  xls: 'excel',
  xlsx: 'excel',
  ppt: 'ppt',
  pptx: 'ppt',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  zip: 'zip',
}

/** The glyph of a file by its name; a film when nothing else. */
export const glyphOf = (name: string): FileKind =>
  glyphs[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'video'
