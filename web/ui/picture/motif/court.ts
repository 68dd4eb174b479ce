import { isLight } from '../ink/palettes.ts'
import { arch, disc, group, line, path, rect, ridge, shape } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

/** 月门: a wall with a round gate and the landscape behind it. */
export function gate({ random, ink, w, h, focus }: Scene): string {
  const radius = h * random.between(0.38, 0.43)
  const place = random.pick([0.34, 0.5, 0.66])
  const middle: readonly [number, number] = [w * (focus ?? place), h * 0.47]
  const baseY = h * 0.84
  const id = `g${Math.floor(random.next() * 1e9).toString(36)}`
  const light = isLight(ink)
  const spot = (more: number) => [...middle, radius + more] as const
  return [
    rect([0, 0, w, h], ink.background),
    // Beside the headline of a wide picture the wall stays plain.
    bricks({ baseY, w, from: focus ? middle[0] - radius - 46 : 0, stroke: ink.near }),
    rect([0, baseY, w, h - baseY], light ? ink.mid : ink.near),
    disc(spot(13), ink.near),
    disc(spot(7), ink.mid),
    `<clipPath id="${id}">${disc(spot(0), '#000')}</clipPath>`,
    shape('g', { 'clip-path': `url(#${id})` }, behindTheGate({ random, ink, w, h }, [...middle, radius])),
    ...[0, 1, 2].map((i) =>
      shape('ellipse', {
        cx: middle[0] + ([6, -9, 10][i] ?? 0),
        cy: baseY + 6 + i * 10,
        rx: 13 + i * 11,
        ry: 2.4 + i * 1.3,
        fill: light ? ink.paper : ink.far,
      }),
    ),
  ].join('')
}

type Wall = { readonly baseY: number; readonly w: number; readonly from: number; readonly stroke: string }

function bricks({ baseY, w, from, stroke }: Wall): string {
  const course = baseY / 4
  const pen = { stroke, width: 0.7 }
  const start = (row: number) => from - (row % 2) * 26
  const rows = [1, 2, 3].map((row) => line([start(row), course * row, w, course * row], pen))
  const joints = [0, 1, 2, 3].flatMap((row) => {
    const first = row % 2 ? 0 : 40
    return Array.from({ length: Math.ceil((w - first) / 80) }, (_, i) => first + i * 80)
      .filter((x) => x > start(row))
      .map((x) => line([x, course * row, x, course * (row + 1)], pen))
  })
  return [...rows, ...joints].join('')
}

function behindTheGate({ random, ink, w, h }: Scene, [cx, cy, r]: readonly [number, number, number]) {
  const light = isLight(ink)
  const hills = (down: number, height: number, [few, many]: readonly [number, number]) =>
    ridge(random, [w, h], { base: cy + r * down, height: r * height, steps: random.whole(few, many) })
  return [
    rect([0, 0, w, h], light ? ink.paper : ink.far),
    disc(
      [
        cx + r * random.between(-0.42, 0.42),
        cy - r * random.between(0.18, 0.42),
        r * random.between(0.2, 0.28),
      ],
      ink.note,
    ),
    path(hills(0.42, 0.7, [7, 10]), light ? ink.near : ink.mid),
    path(hills(0.8, 0.6, [8, 11]), light ? ink.mid : ink.near),
    light ? path(hills(1.02, 0.34, [8, 11]), ink.far) : '',
  ].join('')
}

/** 廊: a colonnade of arches. */
export function arcade({ random, ink, w, h }: Scene): string {
  const count = random.whole(4, 6)
  const lit = random.whole(0, count - 1)
  const grow = random.pick([0, 1, -1])
  const width = w / count
  const half = width * 0.36
  const arches = Array.from({ length: count }, (_, i) => {
    const share = grow === 0 ? 0.5 : grow > 0 ? i / (count - 1) : 1 - i / (count - 1)
    const top = h * (0.5 + 0.28 * share)
    const middle = width * (i + 0.5)
    const isLit = i === lit
    return (
      arch([middle, h], [half, top], isLit ? ink.note : ink.mid) +
      arch([middle, h], [half * 0.72, top - half * 0.28 - 8], isLit ? ink.paper : ink.far) +
      arch([middle + half * 0.16, h], [half * 0.5, top - half * 0.6 - 18], isLit ? ink.note : ink.near)
    )
  })
  return [
    rect([0, 0, w, h], ink.background),
    disc([(w * (lit + 0.5)) / count, h * 0.3, h * 0.5], ink.near),
    ...arches,
    rect([0, h - 8, w, 8], ink.far),
  ].join('')
}

/** 阶: ascending steps, for careers and exams. */
export function steps({ random, ink, w, h }: Scene): string {
  const count = random.whole(5, 7)
  const width = w / count
  const isTurned = random.chance(0.35)
  const stairs = Array.from({ length: count }, (_, i) => {
    const height = h * (0.18 + (0.5 / (count - 1)) * i)
    return (
      rect([width * i, h - height, width + 0.5, height], i % 2 ? ink.mid : ink.near) +
      rect([width * i, h - height, width + 0.5, 5], ink.far) +
      arch(
        [width * (i + 0.5), h],
        [width * 0.24, Math.min(height - 14, width * 1.1)],
        i % 2 ? ink.near : ink.mid,
      )
    )
  })
  const sun: readonly [number, number] = [w * 0.8, h * 0.26]
  const view = [
    disc([...sun, h * 0.3], ink.near, { opacity: 0.5 }),
    disc([...sun, h * 0.13], ink.note),
    ...stairs,
  ].join('')
  return rect([0, 0, w, h], ink.background) + (isTurned ? group(`translate(${w} 0) scale(-1 1)`, view) : view)
}
