import sharp from 'sharp'
import { type Stroke, strokesOf } from './glyphs.ts'

const width = 132
const height = 44
const inks = ['#123f46', '#0b6873', '#5b3a1e', '#3c2f63', '#6b1f2e']
const paper = '#f4f7f6'

/**
 * Draws characters as a picture: bent, rotated and crossed by lines of the same colour. It is a bitmap, because a
 * machine could simply read the paths of a vector drawing. Returns a data URL.
 */
export async function drawCode(code: string): Promise<string> {
  const png = await sharp(Buffer.from(svgOf(code)), { density: 108 })
    .removeAlpha()
    .png({ palette: true, colours: 16, effort: 1, compressionLevel: 6 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function svgOf(code: string): string {
  const wave = { high: between(1.5, 3), long: between(16, 26), from: between(0, 6) }
  const ink = pick(inks)
  const bend = ([x, y]: readonly [number, number]) =>
    `${(x + wave.high * 0.5 * Math.cos(y / wave.long + wave.from)).toFixed(1)},${(y + wave.high * Math.sin(x / wave.long + wave.from)).toFixed(1)}`
  const line = (stroke: Stroke, thick: number) =>
    `<polyline points="${stroke.map(bend).join(' ')}" stroke-width="${thick.toFixed(1)}"/>`
  const letters = Array.from(code).flatMap((letter, i) =>
    glyphStrokes(letter, i).map((stroke) => line(stroke, between(2.2, 3.2))),
  )
  const crossing = Array.from({ length: 2 }, () => line(across(), between(0.9, 1.4)))
  const dust = Array.from({ length: 26 }, () => {
    const [x, y] = [between(2, width - 2), between(2, height - 2)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${between(0.5, 1.2).toFixed(1)}" fill="${pick(inks)}" stroke="none"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>
<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${[...crossing, ...letters, ...dust].join('')}</g></svg>`
}

/** The strokes of a letter at its position, rotated, slanted and cut into short pieces that can be bent. */
function glyphStrokes(letter: string, index: number): Stroke[] {
  const angle = between(-0.22, 0.22)
  const slant = between(-0.14, 0.14)
  const size = between(4, 4.9)
  const [left, top] = [20 + index * 30 + between(-2, 2), height / 2 + between(-2.5, 2.5)]
  return strokesOf(letter).map((stroke) =>
    pieces(stroke.map(([x, y]) => [x + between(-0.15, 0.15), y + between(-0.15, 0.15)])).map(([x, y]) => {
      const [right, down] = [(x - 2 + slant * (3 - y)) * size, (y - 3) * size]
      return [
        left + right * Math.cos(angle) - down * Math.sin(angle),
        top + right * Math.sin(angle) + down * Math.cos(angle),
      ]
    }),
  )
}

function pieces(stroke: Stroke): Stroke {
  return stroke.flatMap(([x, y], i) => {
    const [toX, toY] = stroke[i + 1] ?? [x, y]
    const steps = i + 1 < stroke.length ? 4 : 1
    return Array.from(
      { length: steps },
      (_, k) => [x + ((toX - x) * k) / steps, y + ((toY - y) * k) / steps] as const,
    )
  })
}

function across(): Stroke {
  const [from, to] = [between(4, height - 4), between(4, height - 4)]
  return pieces([
    [0, from],
    [width * between(0.3, 0.7), between(8, height - 8)],
    [width, to],
  ])
}

const between = (low: number, high: number) => low + Math.random() * (high - low)
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] ?? list[0]
