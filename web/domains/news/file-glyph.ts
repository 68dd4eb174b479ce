import type { FileKind } from '#ui/picture/file/file-glyph'

const glyphs: Readonly<Record<string, FileKind>> = {
  doc: 'word',
  docx: 'word',
  xls: 'excel',
  xlsx: 'excel',
  ppt: 'ppt',
  pptx: 'ppt',
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
}

/** The icon of an attachment by its file name. */
export const glyphOf = (name: string): FileKind =>
  glyphs[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'txt'
