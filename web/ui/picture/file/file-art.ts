import { type Attributes, disc, drawing, path, shape } from '../ink/svg.ts'
import { type FileKind, fileTones } from './file-tones.ts'

/** A folded page with the mark of its kind, for trees and attachment rows. */
export function drawFile(kind: FileKind): string {
  return drawing(32, 38, kind === 'folder' ? folder : page(fileTones[kind]) + marks[kind])
}

const folder =
  path('M2 11a3 3 0 0 1 3-3h7.2a3 3 0 0 1 2.2 1l1.8 2H27a3 3 0 0 1 3 3v3H2Z', '#c8860f') +
  path('M2 15h28v13a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z', '#eeb13f')

const page = (tone: string) =>
  path('M4 3a3 3 0 0 1 3-3h13l8 8v27a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3Z', tone) +
  path('M20 0l8 8h-6a2 2 0 0 1-2-2Z', '#fff', { opacity: 0.45 })

const pen: Attributes = {
  stroke: '#fff',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

const marks: Readonly<Record<Exclude<FileKind, 'folder'>, string>> = {
  word: letters('W'),
  excel: letters('X'),
  ppt: letters('P'),
  pdf: letters('PDF'),
  txt: letters('TXT'),
  zip: letters('ZIP'),
  video: path('M12.5 16.5v11l9-5.5Z', '#fff'),
  audio:
    path('M13 27.5V17l8-2v10', 'none', pen) + disc([11.4, 27.4, 2.2], '#fff') + disc([19.4, 25, 2.2], '#fff'),
  article: path('M10 17h12M10 22h12M10 27h7', 'none', pen),
  mindmap:
    path('M13 23h3M16 16.5v12.5M16 16.5h3M16 29h3M16 23h3', 'none', { ...pen, 'stroke-width': 1.6 }) +
    disc([11, 23, 2.4], '#fff') +
    [16.5, 23, 29].map((y) => disc([21, y, 1.9], '#fff')).join(''),
  image: path('M9 29l5-7 4 5 2-2.5L24 29Z', '#fff') + disc([20, 18, 2], '#fff'),
}

function letters(text: string): string {
  const isOne = text.length === 1
  return shape(
    'text',
    {
      x: 16,
      y: isOne ? 29 : 28,
      'text-anchor': 'middle',
      'font-family': 'Arial,Helvetica,sans-serif',
      'font-weight': 700,
      'font-size': isOne ? 15 : 9.5,
      fill: '#fff',
    },
    text,
  )
}
