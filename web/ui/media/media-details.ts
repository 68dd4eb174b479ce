import type { FileKind } from '../picture/file/file-glyph.tsx'
import type { text } from './text/index.ts'

/** The shown details of a stored file that is being prepared or is ready. */
export type PreparedMedia = {
  readonly kind: 'audio' | 'document' | 'package' | 'video'
  readonly state: 'failed' | 'ready' | 'waiting' | 'working'
  readonly percent: number
  readonly fault: keyof (typeof text)['zh-CN']['faults'] | null
  readonly seconds: number | null
  readonly pages: number | null
  readonly width: number | null
  readonly height: number | null
  readonly scorm: string | null
  readonly title: string | null
}

const M = 1_048_576

/** A readable size: 412 MB, 1.2 GB, 86 KB. */
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

type MediaTexts = { readonly size: number; readonly pages: (count: string) => string }

/** The measured details in one line: `19:30 · 1080p · 412 MB`. */
export function describeMedia(media: PreparedMedia, { size, pages }: MediaTexts): string {
  const { seconds, width, height, scorm, title } = media
  const details = [
    seconds === null ? '' : lengthOf(seconds),
    width && height ? `${Math.min(width, height)}p` : '',
    media.pages === null ? '' : pages(String(media.pages)),
    scorm === null ? '' : `SCORM ${scorm}`,
    title ?? '',
    sizeOf(size),
  ]
  return details.filter((detail) => detail !== '').join(' · ')
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

/** The glyph of a file by its name; a film by default. */
export const glyphOf = (name: string): FileKind =>
  glyphs[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'video'
