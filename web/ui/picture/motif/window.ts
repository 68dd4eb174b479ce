import type { Palette } from '../ink/palettes.ts'
import { isLight } from '../ink/palettes.ts'
import { disc, group, path, rect, tidy } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

type Pane = (c: number, ink: Palette) => string

const panes: readonly Pane[] = [
  (c, ink) =>
    path(`M0 0H${c}A${c} ${c} 0 0 1 0 ${c}Z`, ink.mid) +
    path(`M0 0H${c / 2}A${c / 2} ${c / 2} 0 0 1 0 ${c / 2}Z`, ink.far),
  (c, ink) =>
    path(`M${c} ${c}H0A${c} ${c} 0 0 1 ${c} 0Z`, ink.near) +
    path(`M${c} ${c}H${c / 2}A${c / 2} ${c / 2} 0 0 1 ${c} ${c / 2}Z`, ink.mid),
  (c, ink) => diamond(c, 0.42, ink.near) + diamond(c, 0.2, ink.far),
  (c, ink) => disc([c / 2, c / 2, c * 0.4], ink.far) + disc([c / 2, c / 2, c * 0.2], ink.background),
  (c, ink) => rect([0, 0, c, c], ink.near) + path(`M0 ${c}L${c} 0V${c}Z`, ink.mid),
  (c, ink) =>
    rect([c * 0.14, c * 0.14, c * 0.72, c * 0.72], 'none', { stroke: ink.mid, 'stroke-width': c * 0.1 }) +
    rect([c * 0.4, c * 0.4, c * 0.2, c * 0.2], ink.far),
]

function diamond(c: number, reach: number, tone: string): string {
  const [low, high] = [tidy(c * (0.5 - reach)), tidy(c * (0.5 + reach))]
  const middle = tidy(c / 2)
  return path(`M${middle} ${low}L${high} ${middle}L${middle} ${high}L${low} ${middle}Z`, tone)
}

/** 窗棂: a mirrored lattice window. */
export function lattice({ random, ink, w, h }: Scene): string {
  const c = h / random.pick([4, 5])
  const cols = Math.ceil(w / c / 2)
  const rows = Math.round(h / c)
  const kinds = Array.from({ length: 4 }, () => random.whole(0, 5))
  let svg = rect([0, 0, w, h], ink.background)
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < cols; i += 1) {
      const pane = panes[kinds[(i * 2 + j * 3 + random.whole(0, 1)) % 4] ?? 0]?.(c, ink) ?? ''
      const right = w / 2 + i * c
      // The left half mirrors the right one.
      svg +=
        group(`translate(${tidy(right)} ${tidy(j * c)})`, pane) +
        group(`translate(${tidy(w - right)} ${tidy(j * c)}) scale(-1 1)`, pane)
    }
  }
  const [lampX, lampY] = [random.whole(0, cols - 2), random.whole(1, rows - 2)]
  const lamps = [w / 2 + lampX * c, w / 2 - (lampX + 1) * c].map((x) => {
    const middle = [x + c / 2, lampY * c + c / 2] as const
    return disc([...middle, c * 0.5], ink.background) + disc([...middle, c * 0.36], ink.note)
  })
  return svg + lamps.join('')
}

type Patch = (c: number, first: string, two: string) => string

const quarter = (c: number) => `M0 0H${c}A${c} ${c} 0 0 1 0 ${c}Z`

const patches = (background: string): readonly Patch[] => [
  (c, first) => path(`M0 0H${c}L0 ${c}Z`, first),
  (c, first) => path(quarter(c), first),
  (c, first, two) =>
    rect([0, 0, c, c], two) + disc([c / 2, c / 2, c * 0.34], first === two ? background : first),
  (c, first, two) =>
    path(`M0 0H${c}L0 ${c}Z`, first) + path(`M${c} ${c}V0L0 ${c}Z`, first === two ? background : two),
  (c, first, two) =>
    path(`M0 0H${c}A${c / 2} ${c / 2} 0 0 1 0 0Z`, first) +
    path(`M0 ${c / 2}H${c}A${c / 2} ${c / 2} 0 0 1 0 ${c / 2}Z`, two),
  (c, first) => rect([0, 0, c, c], first),
  (c, first) => path(`M0 ${c / 2}L${c / 2} 0L${c} ${c / 2}L${c / 2} ${c}Z`, first),
]

/** 七巧: tangram quilt. */
export function tangram({ random, ink, w, h }: Scene): string {
  const c = h / random.pick([3, 4])
  const cols = Math.ceil(w / c)
  const rows = Math.round(h / c)
  const tones = [ink.near, ink.mid, ink.far, ink.near, ink.mid] as const
  const bright = random.whole(3, cols * rows - 3)
  const kinds = patches(ink.background)
  const quilt = Array.from({ length: cols * rows }, (_, i) => {
    const [x, y] = [(i % cols) * c, Math.floor(i / cols) * c]
    const kind = random.whole(0, 6)
    const turn = random.whole(0, 3) * 90
    const first = i === bright ? ink.note : random.pick(tones)
    const two = random.pick(tones)
    const half = tidy(c / 2)
    return group(
      `translate(${tidy(x + c / 2)} ${tidy(y + c / 2)}) rotate(${turn}) translate(${-half} ${-half})`,
      kinds[kind]?.(c, first, two) ?? '',
    )
  })
  return [rect([0, 0, w, h], ink.background), ...quilt].join('')
}

const threads = 9

/** 经纬: over-and-under ribbons on the bias. */
export function weave({ random, ink, w, h }: Scene): string {
  const u = h * random.pick([0.2, 0.25])
  const gap = u * 0.12
  const turn = random.pick([-45, -30, 30, 45])
  const bright = random.whole(3, threads - 4)
  const dark = random.whole(3, threads - 4)
  const start = (-threads * u) / 2
  const all = Array.from({ length: threads }, (_, i) => i)
  const weft = (row: number) => (row === dark ? ink.far : isLight(ink) ? ink.paper : ink.far)
  const warp = (i: number) => (i === bright ? ink.note : i % 2 ? ink.near : ink.mid)
  const across = all.map((j) => rect([start, start + j * u + gap, threads * u, u - 2 * gap], weft(j)))
  const down = all.map((i) => rect([start + i * u + gap, start, u - 2 * gap, threads * u], warp(i)))
  const crossings = all.flatMap((j) =>
    all.map((i) => {
      const [x, y] = [start + i * u, start + j * u]
      const shade = rect([x + gap * 0.2, y + gap * 0.2, u - gap * 0.4, u - gap * 0.4], ink.background)
      const over =
        (i + j) % 2
          ? rect([x - gap, y + gap, u + 2 * gap, u - 2 * gap], weft(j))
          : rect([x + gap, y - gap, u - 2 * gap, u + 2 * gap], warp(i))
      return shade + over
    }),
  )
  const cloth = [...across, ...down, ...crossings].join('')
  return (
    rect([0, 0, w, h], ink.background) +
    group(`translate(${w / 2} ${h / 2}) rotate(${turn}) scale(1.2)`, cloth)
  )
}
