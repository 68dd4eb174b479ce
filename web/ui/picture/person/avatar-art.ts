import { palettes } from '../ink/palettes.ts'
import { type Random, randomOf } from '../ink/random.ts'
import { disc, drawing, line, path, rect, ring, shape } from '../ink/svg.ts'
import { hairs } from './hair.ts'

type Skin = readonly [skin: string, shade: string]

const skins: readonly [Skin, ...Skin[]] = [
  ['#f2cfb1', '#dcae8b'],
  ['#e9bd98', '#cf9a72'],
  ['#dba77f', '#bf8559'],
  ['#f6d9c2', '#e2b89b'],
]
const hairTones = ['#26201d', '#3a2b24', '#4b382c', '#2a2f36', '#6b6763'] as const
const tops = ['#0f6b76', '#345fb2', '#3b7a35', '#c8860f', '#b9552a', '#8d3d67', '#3b4b4d', '#e6ebe9'] as const
const grounds = ['#cfe5e5', '#d6e0f3', '#dbe8cf', '#f5e3bd', '#f4d6c4', '#eed6e0', '#dde3e2'] as const

/** A flat portrait, eyes and a smile only. It comes from the id, never from how a real person looks. */
export function drawAvatar(seed: string): string {
  const random = randomOf(`av/${seed}`)
  const [skin, shade] = random.pick(skins)
  const hair = random.pick(hairTones)
  const top = random.pick(tops)
  const ground = random.pick(grounds)
  const { back, front, hidesEars } = hairs[random.whole(0, 9)] ?? { front: '' }
  const collar = random.whole(0, 3)
  const hasGlasses = random.chance(0.24)
  return drawing(
    100,
    100,
    [
      rect([0, 0, 100, 100], ground),
      back ? path(back, hair) : '',
      disc([50, 108, 41], top),
      collars(top)[collar] ?? '',
      path('M43 56h14v12a7 8 0 0 1-14 0Z', shade),
      hidesEars ? '' : disc([31.5, 46, 3.6], skin) + disc([68.5, 46, 3.6], skin),
      path('M32 44C32 30 40 23 50 23S68 30 68 44C68 57 60 66 50 66S32 57 32 44Z', skin),
      face(random, shade),
      path(front, hair),
      hasGlasses ? glasses : '',
    ].join(''),
  )
}

function face(random: Random, shade: string): string {
  const smile = random.pick(['M45.5 56.5q4.5 3.6 9 0', 'M46 57q4 2.4 8 0', 'M46.5 57.6q4.5 1.6 7.5-1.2'])
  return (
    disc([43, 47.5, 1.7], '#3b302b') +
    disc([57, 47.5, 1.7], '#3b302b') +
    path(smile, 'none', { stroke: shade, 'stroke-width': 1.9, 'stroke-linecap': 'round' })
  )
}

const frame = { stroke: '#3b4b4d', width: 1.5 }
const glasses =
  ring([42.5, 47, 5.6], frame) + ring([57.5, 47, 5.6], frame) + line([48, 46.4, 52, 46.4], frame)

const collars = (top: string) => [
  path('M38 71L50 86L62 71L58 66H42Z', '#fff') + path('M50 84L46 78L50 75L54 78Z', top),
  path('M40 69a10 11 0 0 0 20 0l6 3a16 17 0 0 1-32 0Z', '#fff', { opacity: 0.28 }),
  path('M36 70L50 92L64 70L70 73L56 100H44L30 73Z', '#000', { opacity: 0.16 }) +
    path('M41 69L50 84L59 69Z', '#fff'),
  path('M43 66h14l3 7q-10 6-20 0Z', top) +
    path('M42.5 67q7.5 5 15 0', 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.5 }),
]

const deep = ['qingDeep', 'dianDeep', 'zhuDeep', 'meiDeep', 'shiDeep', 'moInk'] as const

/** The ground of a monogram, where a drawn face would mislead: people from outside, people who have left. */
export function drawMonogramGround(seed: string): string {
  const ink = palettes[randomOf(`mono/${seed}`).pick(deep)]
  return drawing(
    100,
    100,
    rect([0, 0, 100, 100], ink.ground) + shape('circle', { cx: 86, cy: 100, r: 52, fill: ink.near }),
  )
}
