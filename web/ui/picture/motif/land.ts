import { disc, group, path, rect, ridge as ridgeLine, trace } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

/** 山: layered ridges, sun, mist. */
export function ridge({ random, ink, w, h }: Scene): string {
  const sunX = w * random.between(0.2, 0.8)
  const sunR = h * random.between(0.11, 0.17)
  const sun = disc([sunX, h * random.between(0.24, 0.36), sunR], ink.note)
  const hills = (base: number, height: number, [few, many]: readonly [number, number]) =>
    ridgeLine(random, [w, h], { base: h * base, height: h * height, steps: random.whole(few, many) })
  const mist = (y: number, [low, high]: readonly [number, number], [from, to]: readonly [number, number]) => {
    const length = w * random.between(low, high)
    return rect([w * random.between(from, to), h * y, length, 3], ink.paper, { rx: 1.5, opacity: 0.7 })
  }
  return [
    rect([0, 0, w, h], ink.background),
    sun,
    path(hills(0.62, 0.34, [4, 6]), ink.near),
    mist(0.56, [0.4, 0.7], [0, 0.3]),
    path(hills(0.78, 0.32, [5, 7]), ink.mid),
    mist(0.74, [0.3, 0.5], [0.2, 0.5]),
    path(hills(0.95, 0.24, [5, 8]), ink.far),
  ].join('')
}

/** 梯田: terraces and contour lines. */
export function terrace({ random, ink, w, h }: Scene): string {
  const sun = disc([w * random.between(0.15, 0.85), h * 0.2, h * random.between(0.09, 0.13)], ink.note)
  const phase = random.between(0, 6.28)
  const waves = random.between(0.7, 1.25)
  // Drawn past the edges, so that the paper line never shows a vertical end.
  const xs = Array.from({ length: Math.floor((w + 24) / 10) + 1 }, (_, i) => i * 10 - 12)
  const fields = Array.from({ length: 9 }, (_, i) => {
    const height = h * (0.1 - i * 0.004)
    const edge = xs.map((x) => {
      const turn = (x / w) * 6.283 * waves
      const swing = Math.sin(turn + phase + i * 0.5) * height + Math.sin(turn * 2.1 + i) * height * 0.28
      return trace('L', x, h * (0.34 + 0.082 * i) + swing)
    })
    const tone = [ink.near, ink.mid, ink.far][i % 3] ?? ink.near
    const d = `${trace('M', -12, h + 8)}${edge.join('')}${trace('L', w + 12, h + 8)}Z`
    return path(d, tone, { stroke: ink.paper, 'stroke-width': 1.3 })
  })
  return [rect([0, 0, w, h], ink.background), sun, ...fields].join('')
}

/** 竹: stalks and leaves. */
export function bamboo(scene: Scene): string {
  const { random, ink, w, h } = scene
  const moon = disc(
    [w * random.between(0.3, 0.7), h * random.between(0.36, 0.5), h * random.between(0.26, 0.34)],
    ink.near,
  )
  const count = random.whole(5, 7)
  const places = Array.from({ length: count }, (_, i) => (w / count) * (i + random.between(0.25, 0.75)))
  const stalks = places.map((x, i) => stalk(scene, x, i % 3 === 0 ? ink.far : ink.mid))
  const bird = disc([w * random.between(0.12, 0.88), h * random.between(0.14, 0.3), h * 0.065], ink.note)
  return [rect([0, 0, w, h], ink.background), moon, ...stalks, bird].join('')
}

function stalk({ random, h }: Scene, x: number, tone: string): string {
  const width = random.between(6, 12)
  let svg = ''
  let y = random.between(-30, 0)
  while (y < h) {
    const length = random.between(34, 58)
    svg += rect([x - width / 2, y + 1.2, width, length - 2.4], tone, { rx: 1.6 })
    if (random.chance(0.5)) {
      const side = random.chance(0.5) ? 1 : -1
      const turn = side > 0 ? 24 : 156
      const at = [x + (width / 2) * side, y] as const
      svg +=
        leaf(at, [random.between(30, 48), turn + random.between(-10, 14)], tone) +
        leaf(at, [random.between(22, 36), turn + side * random.between(18, 34)], tone)
    }
    y += length
  }
  return svg
}

type Pair = readonly [number, number]

function leaf([x, y]: Pair, [length, turn]: Pair, tone: string): string {
  const upper = trace('M', 0, 0, 'C', length * 0.3, -length * 0.16, length * 0.7, -length * 0.12, length, 0)
  const lower = trace('C', length * 0.7, length * 0.1, length * 0.3, length * 0.1, 0, 0)
  return group(`translate(${trace('', x, y)}) rotate(${trace('', turn)})`, path(`${upper}${lower}Z`, tone))
}
