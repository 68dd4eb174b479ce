import { disc, group, path, rect, ring, trace } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

/** 海波: rows of overlapping scales. */
export function tide({ random, ink, w, h }: Scene): string {
  const radius = h * random.pick([0.16, 0.2, 0.25])
  const start = h * random.between(0.34, 0.48)
  const sun = disc([w * random.between(0.22, 0.78), start * 0.72, h * random.between(0.14, 0.2)], ink.note)
  const rows = Math.ceil((h - start) / (radius * 0.5)) + 2
  const scales = Array.from({ length: rows }, (_, row) => {
    const y = start + radius * 0.6 + row * radius * 0.5
    const first = (row % 2 ? radius : 0) - radius * 2
    const count = Math.ceil((w + radius * 2 - first) / (radius * 2))
    return Array.from({ length: count }, (_each, i) => {
      const x = first + i * radius * 2
      const heart = random.chance(0.05) ? ink.note : ink.background
      const at = (r: number, tone: string) => disc([x, y, r], tone)
      return (
        at(radius, ink.paper) +
        at(radius - 1.6, row % 2 ? ink.mid : ink.near) +
        at(radius * 0.66, ink.paper) +
        at(radius * 0.66 - 1.6, ink.far) +
        at(radius * 0.32, heart)
      )
    }).join('')
  })
  return [rect([0, 0, w, h], ink.background), sun, ...scales].join('')
}

/** 涟漪: drops on still water. */
export function ripple({ random, ink, w, h }: Scene): string {
  const drops = [
    [random.between(0.12, 0.32), random.between(0.55, 0.8)],
    [random.between(0.42, 0.6), random.between(0.2, 0.45)],
    [random.between(0.74, 0.92), random.between(0.5, 0.85)],
  ] as const
  const circles = drops.map(([fx, fy], i) => {
    const middle = [w * fx, h * fy] as const
    const count = random.whole(4, 6)
    const waves = Array.from({ length: count }, (_, back) => {
      const k = count - back
      const spot = [...middle, k * h * 0.105] as const
      return (
        (k === count ? disc(spot, ink.near, { opacity: 0.55 }) : '') +
        (k === 3 ? disc(spot, ink.mid, { opacity: 0.5 }) : '') +
        ring(spot, { stroke: k % 2 ? ink.far : ink.paper, width: k === 2 ? 2.4 : 1.1 })
      )
    })
    return waves.join('') + disc([...middle, h * 0.05], i === 1 ? ink.note : ink.far)
  })
  return [rect([0, 0, w, h], ink.background), ...circles].join('')
}

/** 千帆: sails in one direction. */
export function sails({ random, ink, w, h }: Scene): string {
  const sun = disc([w * random.between(0.2, 0.8), h * 0.3, h * random.between(0.13, 0.18)], ink.note)
  const sea = h * 0.7
  const count = random.whole(4, 6)
  const wind = random.chance(0.5) ? 1 : -1
  const boats = Array.from({ length: count }, (_, i) => {
    const x = w * ((i + 0.5) / count) + random.between(-10, 10)
    const size = random.between(0.5, 1.15)
    const tall = h * 0.46 * size
    const wide = h * 0.24 * size
    return group(
      `translate(${trace('', x, sea + 6 + size * 12)}) scale(${wind} 1)`,
      path(`${trace('M', 2, -tall, 'Q', wide * 1.1, -tall * 0.4, wide)} -8H2Z`, i % 2 ? ink.far : ink.mid) +
        path(
          `${trace('M', -3, -tall * 0.86, 'Q', -wide * 0.6, -tall * 0.4, -wide * 0.62)} -8H-3Z`,
          ink.paper,
        ) +
        path(
          `${trace('M', -wide * 0.75)} -4${trace('H', wide * 1.05, 'L', wide * 0.75)} 5${trace('H', -wide * 0.5)}Z`,
          ink.far,
        ),
    )
  })
  const foam = Array.from({ length: 9 }, () =>
    rect(
      [random.between(0, w * 0.9), sea + 8 + random.between(0, h * 0.26), random.between(16, 54), 1.8],
      ink.paper,
      { rx: 0.9, opacity: 0.8 },
    ),
  )
  return [
    rect([0, 0, w, h], ink.background),
    sun,
    rect([0, sea, w, h - sea], ink.near),
    ...boats,
    ...foam,
  ].join('')
}
