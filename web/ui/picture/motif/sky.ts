import { disc, rect, ring } from '../ink/svg.ts'
import type { Scene } from './scene.ts'

/** 星轨: orbits, for strategy and data. */
export function orbit({ random, ink, w, h }: Scene): string {
  const cx = w * random.pick([0.3, 0.5, 0.72])
  const cy = h * random.between(0.46, 0.6)
  const stars = Array.from({ length: 26 }, () =>
    disc([random.between(0, w), random.between(0, h), random.between(0.6, 1.3)], ink.far, { opacity: 0.7 }),
  )
  const count = random.whole(5, 7)
  const orbits = Array.from({ length: count }, (_, inward) => {
    const i = count - inward
    const r = h * 0.13 * i + h * 0.06
    const angle = random.between(0, 6.283)
    const planet = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r] as const
    return [
      i === count - 1 ? disc([cx, cy, r], ink.near) : '',
      i === count - 3 ? disc([cx, cy, r], ink.mid, { opacity: 0.55 }) : '',
      ring(
        [cx, cy, r],
        { stroke: ink.far, width: i % 3 === 0 ? 1.8 : 0.9 },
        {
          'stroke-dasharray': i % 3 === 1 ? '2 5' : undefined,
          opacity: 0.85,
        },
      ),
      disc([...planet, random.between(4, 10)], random.pick([ink.far, ink.mid, ink.paper])),
      random.chance(0.35) ? ring([...planet, random.between(12, 15)], { stroke: ink.far, width: 0.9 }) : '',
    ].join('')
  })
  return [rect([0, 0, w, h], ink.background), ...stars, ...orbits, disc([cx, cy, h * 0.105], ink.note)].join(
    '',
  )
}

/** 点阵: a field of dots that swells like a signal, a drop or a rising trend. */
export function matrix({ random, ink, w, h }: Scene): string {
  const rows = random.pick([8, 10, 12])
  const u = h / rows
  const cols = Math.ceil(w / u)
  const mode = random.whole(0, 2)
  const phase = random.between(0, 6.28)
  const waves = random.between(0.7, 1.5)
  const cx = random.between(0.3, 0.7)
  const cy = random.between(0.4, 0.6)
  const away = [
    (t: number, y: number) => Math.abs(y - (0.5 + 0.26 * Math.sin(t * 6.28 * waves + phase))),
    (t: number, y: number) => Math.max(0, Math.hypot((t - cx) * (w / h), y - cy) - 0.12) * 0.62,
    (t: number, y: number) =>
      0.82 - t * 0.66 - 0.1 * Math.sin(t * 9 + phase) - y > 0.12 ? 0.5 : Math.abs(y - 0.9) * 0.3,
  ][mode]
  const dots = Array.from({ length: cols * rows }, (_, k) => {
    const [i, j] = [Math.floor(k / rows), k % rows]
    const t = (i + 0.5) / cols
    const distance = away?.(t, (j + 0.5) / rows) ?? 0
    return { i, j, distance, reach: distance + Math.abs(t - cx) * 0.5 }
  })
  const brightest = Math.min(...dots.map(({ reach }) => reach))
  const bright = dots.find(({ reach }) => reach === brightest)
  const tone = (distance: number) => (distance < 0.13 ? ink.far : distance < 0.28 ? ink.mid : ink.near)
  const field = dots.map((dot) =>
    disc(
      [(dot.i + 0.5) * u, (dot.j + 0.5) * u, u * Math.max(0.08, 0.46 - dot.distance * 1.05)],
      dot === bright ? ink.note : tone(dot.distance),
    ),
  )
  return [rect([0, 0, w, h], ink.background), ...field].join('')
}
