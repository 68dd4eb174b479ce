import type { Random } from './random.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Coordinates have one decimal: more is not visible, and longer. */
export const tidy = (value: number): number => Math.round(value * 10) / 10

/** Joins the numbers and letters of a path: `trace('M', 1.234, 0, 'L', 2, 2)`. */
export const trace = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? ` ${tidy(part)}` : part)).join('')

export function shape(tag: string, attributes: Attributes, body = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? tidy(value) : value}"`)
    .join('')
  return body === '' ? `<${tag}${written}/>` : `<${tag}${written}>${body}</${tag}>`
}

type Box = readonly [x: number, y: number, width: number, height: number]
type Spot = readonly [x: number, y: number, radius: number]
type Stroke = { readonly stroke: string; readonly width: number }

export const rect = ([x, y, width, height]: Box, fill: string, more: Attributes = {}): string =>
  shape('rect', { x, y, width, height, fill, ...more })

export const disc = ([cx, cy, r]: Spot, fill: string, more: Attributes = {}): string =>
  shape('circle', { cx, cy, r, fill, ...more })

export const ring = ([cx, cy, r]: Spot, { stroke, width }: Stroke, more: Attributes = {}): string =>
  shape('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more })

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', { d, fill, ...more })

export const line = ([x1, y1, x2, y2]: Box, { stroke, width }: Stroke): string =>
  shape('line', { x1, y1, x2, y2, stroke, 'stroke-width': width })

export const group = (transform: string, body: string): string => shape('g', { transform }, body)

/** An arch with a round top, standing on the floor. */
export function arch(
  [middle, baseY]: readonly [number, number],
  [half, height]: readonly [number, number],
  fill: string,
): string {
  const d = trace('M', middle - half, baseY, 'V', baseY - height + half, 'a', half, half)
  return path(`${d} 0 0 1${trace('', half * 2, 0, 'V', baseY)}Z`, fill)
}

type Slope = { readonly base: number; readonly height: number; readonly steps: number }

/** A smooth ridge from left to right, filled down to the floor. */
export function ridge(random: Random, [w, h]: readonly [number, number], slope: Slope): string {
  const { base, height, steps } = slope
  const tops = Array.from({ length: steps + 1 }, () => base - height * (0.25 + 0.75 * random.next()))
  const at = (i: number) => (w / steps) * i
  const curves = tops.slice(1).map((y, i) => {
    const middle = (at(i) + at(i + 1)) / 2
    return trace('C', middle, tops[i] ?? y, middle, y, at(i + 1), y)
  })
  return `${trace('M', 0, h, 'L', 0, tops[0] ?? base)}${curves.join('')}${trace('L', w, h)}Z`
}

/** The whole drawing. It has no size of its own: CSS sets that, and the corners. */
export const drawing = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${body}</svg>`

/** A drawing as a data address: one node in the page, however many shapes it has. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)}`
