import { styleOf } from '../ink/categories.ts'
import { hash, randomOf } from '../ink/random.ts'
import { disc, drawing, rect, shape } from '../ink/svg.ts'
import { motifs } from '../motif/motifs.ts'
import { type CoverInput, coverPlan } from './cover-plan.ts'
import { type FileKind, fileTones } from '../file/file-tones.ts'

const sizes = { wide: [320, 200], square: [200, 200], hero: [572, 200] } as const

/** The cover of a course, an exam, a live session, news, an album or a map. */
export function drawCover(input: CoverInput): string {
  const { random, motif, ink } = coverPlan(input)
  const { ratio = 'wide', focus } = input
  if (ratio !== 'banner') {
    const [w, h] = sizes[ratio]
    return drawing(w, h, motifs[motif]({ random, ink, w, h, focus }))
  }
  // A plain field with a round opening on its right, so that a headline fits on the left.
  const figure = shape(
    'g',
    { transform: 'translate(440 0)' },
    motifs[motif]({ random, ink, w: 520, h: 240, focus }),
  )
  return drawing(
    960,
    240,
    rect([0, 0, 960, 240], ink.background) +
      disc([760, 120, 316], ink.near) +
      clipped(disc([760, 120, 304], '#000'), figure),
  )
}

type DocumentInput = { readonly kind: FileKind; readonly category: string; readonly seed: string }

/** The upper part of a document's cover: its motif, and one bright rule. */
export function drawDocumentBand({ category, seed }: DocumentInput): string {
  const { random, motif, ink } = documentPlan(category, seed)
  const figure = shape(
    'g',
    { transform: 'translate(-14 -13) scale(.65)' },
    motifs[motif]({ random, ink, w: 320, h: 200 }),
  )
  return drawing(180, 107, clipped(rect([0, 0, 180, 104], '#000'), figure) + rect([0, 104, 180, 3], ink.note))
}

/** A small document: the same band, lines in place of its title, the colour of its kind. */
export function drawDocument({ kind, category, seed }: DocumentInput): string {
  const { random, motif, ink } = documentPlan(category, seed)
  const figure = shape(
    'g',
    { transform: 'translate(-9 -2) scale(.34)' },
    motifs[motif]({ random, ink, w: 320, h: 200 }),
  )
  return drawing(
    90,
    120,
    [
      rect([0, 0, 90, 120], '#fdfefe'),
      clipped(rect([0, 0, 90, 66], '#000'), figure),
      rect([10, 77, 58, 4], '#c6d0d2', { rx: 2 }),
      rect([10, 87, 44, 4], '#d8e0e1', { rx: 2 }),
      rect([10, 97, 50, 4], '#e4eaeb', { rx: 2 }),
      rect([66, 98, 14, 14], fileTones[kind], { rx: 3 }),
    ].join(''),
  )
}

function documentPlan(category: string, seed: string) {
  const random = randomOf(`doc/${category}/${seed}`)
  const { motif, palette } = styleOf(category, random)
  return { random, motif, ink: palette }
}

function clipped(opening: string, body: string): string {
  const id = `c${hash(body).toString(36)}`
  return `<clipPath id="${id}">${opening}</clipPath>${shape('g', { 'clip-path': `url(#${id})` }, body)}`
}
