import { isLight } from '../ink/palettes.ts'
import { disc, line, path, rect, tidy, trace } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

/** 叠: isometric blocks, for systems and architecture. */
export function stack({ random, ink, w, h }: Scene): string {
  const u = h * random.pick([0.15, 0.175])
  const [dx, dy] = [u * 0.866, u * 0.5]
  const light = isLight(ink)
  const [top, left, right] = light ? [ink.near, ink.mid, ink.far] : [ink.far, ink.mid, ink.near]
  const [ox, oy] = [w * random.pick([0.36, 0.5, 0.64]), h * 0.6]
  const pen = { stroke: light ? ink.paper : ink.near, width: 1 }
  const grid = Array.from({ length: 25 }, (_, k) => k - 12).map(
    (i) =>
      line([ox + (i - 12) * dx, oy + (i + 12) * dy, ox + (i + 12) * dx, oy + (i - 12) * dy], pen) +
      line([ox + (-12 - i) * dx, oy + (-12 + i) * dy, ox + (12 - i) * dx, oy + (12 + i) * dy], pen),
  )
  const columns = columnsOf(random)
  // The bright face is on the last of the tallest columns, where nothing can hide it.
  const tallest = Math.max(...columns.map(({ height }) => height))
  const bright = columns.findLast(({ height }) => height === tallest)
  const cubes = columns.flatMap((column) =>
    Array.from({ length: column.height }, (_, z) => {
      const X = ox + (column.x - column.y) * dx
      const Y = oy + (column.x + column.y) * dy - z * u
      const isBright = column === bright && z === column.height - 1
      return (
        path(
          `${trace('M', X, Y - dy, 'l', dx, dy, 'l', -dx, dy, 'l', -dx, -dy)}Z`,
          isBright ? ink.note : top,
        ) +
        path(`${trace('M', X - dx, Y, 'l', dx, dy, 'v', u, 'l', -dx, -dy)}Z`, left) +
        path(`${trace('M', X + dx, Y, 'l', -dx, dy, 'v', u, 'l', dx, -dy)}Z`, right)
      )
    }),
  )
  return [rect([0, 0, w, h], ink.background), ...grid, ...cubes].join('')
}

/** Tall in the middle, a few low ones around. */
function columnsOf(random: Scene['random']) {
  return Array.from({ length: 25 }, (_, k) => {
    const [x, y] = [(k % 5) - 2, Math.floor(k / 5) - 2]
    const away = Math.abs(x) + Math.abs(y)
    const tall = [() => random.whole(2, 3), () => random.whole(1, 3), () => random.whole(0, 2)][away]
    return { x, y, height: tall?.() ?? (random.chance(0.3) ? 1 : 0) }
  })
}

/** 算珠: abacus rods and beads. */
export function beads({ random, ink, w, h }: Scene): string {
  const count = random.whole(7, 9)
  const u = w / count
  const beam = h * 0.34
  const [bw, bh] = [u * 0.42, Math.min(u * 0.42, (h - beam - 6) / 10.4)]
  const bright = random.whole(1, count - 2)
  const bead = ([x, y]: readonly [number, number], upper: string, lower: string) => {
    const edge = bh * 0.86
    const foot = trace('L', x + bw * 0.5, y + edge, 'H', x - bw * 0.5)
    return (
      path(
        `${trace('M', x - bw, y, 'L', x - bw * 0.5, y - edge, 'H', x + bw * 0.5, 'L', x + bw, y)}${foot}Z`,
        upper,
      ) + path(`${trace('M', x - bw, y, 'H', x + bw)}${foot}Z`, lower)
    )
  }
  const rods = Array.from({ length: count }, (_, i) => rect([u * (i + 0.5) - 1.4, 0, 2.8, h], ink.mid))
  const columns = Array.from({ length: count }, (_, i) => {
    const x = u * (i + 0.5)
    const isUp = random.chance(0.5)
    const pushed = random.whole(0, 4)
    const tone = (plain: string) => (i === bright ? ink.note : plain)
    const heaven = bead([x, isUp ? beam - 6 - bh : bh + 6], tone(ink.far), tone(ink.mid))
    const earth = [0, 1, 2, 3].map((j) => {
      const y = j < pushed ? beam + 6 + bh + j * bh * 2.02 : h + bh - (4 - j) * bh * 2.02
      return bead([x, y], tone(ink.near), tone(ink.mid))
    })
    return heaven + earth.join('')
  })
  return [rect([0, 0, w, h], ink.background), ...rods, rect([0, beam - 4, w, 8], ink.far), ...columns].join(
    '',
  )
}

/** 折扇: a folding fan, for voice and presentation. */
export function fan({ random, ink, w, h }: Scene): string {
  const cx = w * random.pick([0.5, 0.36, 0.64])
  const cy = h * 1.02
  const reach = h * random.between(0.84, 0.92)
  const count = random.pick([13, 15, 17])
  const inner = reach * random.between(0.36, 0.46)
  const bright = random.whole(3, count - 4)
  const sun = disc([w * random.pick([0.14, 0.86]), h * 0.24, h * 0.1], ink.note)
  const at = (share: number, r: number) => {
    const angle = Math.PI + (Math.PI / count) * share
    return `${tidy(cx + Math.cos(angle) * r)} ${tidy(cy + Math.sin(angle) * r)}`
  }
  const folds = Array.from({ length: count }, (_, i) => {
    const [first, crease, last] = [at(i, reach), at(i + 0.5, reach * 0.985), at(i + 1, reach)]
    const [low, foot, high] = [at(i, inner), at(i + 0.5, inner), at(i + 1, inner)]
    return (
      path(`M${low}L${first}L${crease}L${foot}Z`, i === bright ? ink.note : ink.mid) +
      path(`M${foot}L${crease}L${last}L${high}Z`, i === bright ? ink.note : ink.near) +
      path(`M${tidy(cx)} ${tidy(cy)}L${foot}`, 'none', { stroke: ink.far, 'stroke-width': 3 })
    )
  })
  // The painted band: one continuous ridge across the folds.
  const band = Array.from(
    { length: count + 1 },
    (_, i) => (i ? 'L' : 'M') + at(i, reach * random.between(0.64, 0.8)),
  )
  return [
    rect([0, 0, w, h], ink.background),
    sun,
    ...folds,
    path(band.join(''), 'none', { stroke: ink.paper, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
    disc([cx, cy, 9], ink.far),
  ].join('')
}
