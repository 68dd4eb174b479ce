import { type Palette, type PaletteName, palettes } from '../ink/palettes.ts'
import { hash, randomOf } from '../ink/random.ts'
import { type Attributes, disc, drawing, group, path, rect, shape } from '../ink/svg.ts'

/** The picture of a mall product: a drawn object on a tinted background. */
export function drawProduct(item: string, seed: string): string {
  const random = randomOf(`prod/${seed}${item}`)
  const ink = palettes[random.pick(grounds)]
  const all = [...objects.values()]
  const draw = objects.get(item) ?? all[hash(seed) % all.length]
  return drawing(
    204,
    204,
    [
      rect([0, 0, 204, 204], ink.background),
      disc([102, 104, 82], ink.near, { opacity: 0.55 }),
      shape('ellipse', { cx: 102, cy: 170, rx: 62, ry: 6, fill: ink.far, opacity: 0.16 }),
      draw?.(ink) ?? '',
    ].join(''),
  )
}

const grounds: readonly [PaletteName, ...PaletteName[]] = [
  'qingMist',
  'dianMist',
  'zhuMist',
  'guiSand',
  'shiWarm',
  'meiMist',
  'moPaper',
]

const pen = (stroke: string, width: number): Attributes => ({ stroke, 'stroke-width': width })
const roundPen = (stroke: string, width: number): Attributes => ({
  ...pen(stroke, width),
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

const objects: ReadonlyMap<string, (ink: Palette) => string> = new Map([
  [
    'mug',
    (ink) =>
      path('M138 92h18a20 20 0 0 1 0 44h-18', 'none', pen(ink.far, 10)) +
      path('M62 76h80v66a18 18 0 0 1-18 18H80a18 18 0 0 1-18-18Z', ink.mid) +
      path('M62 76h26v84H80a18 18 0 0 1-18-18Z', ink.far) +
      shape('ellipse', { cx: 102, cy: 76, rx: 40, ry: 8, fill: ink.paper }) +
      disc([112, 116, 13], ink.note) +
      path('M99 118c6-5 9 3 14 1s7-3 12 0a13 13 0 0 1-26-1Z', ink.paper),
  ],
  [
    'notebook',
    (ink) =>
      rect([60, 46, 92, 116], ink.far, { rx: 6 }) +
      rect([54, 42, 92, 116], ink.mid, { rx: 6 }) +
      rect([54, 42, 18, 116], ink.far, { rx: 6 }) +
      rect([92, 66, 38, 26], ink.paper, { rx: 2 }) +
      rect([98, 74, 26, 2.4], ink.far) +
      rect([98, 81, 18, 2.4], ink.far) +
      rect([126, 42, 8, 128], ink.note),
  ],
  [
    'backpack',
    (ink) =>
      path('M78 62a24 24 0 0 1 48 0', 'none', pen(ink.far, 7)) +
      path('M58 92a44 36 0 0 1 88 0v58a14 14 0 0 1-14 14H72a14 14 0 0 1-14-14Z', ink.mid) +
      path(
        'M48 104h12v44H48a6 6 0 0 1-6-6v-32a6 6 0 0 1 6-6ZM144 104h12a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-12Z',
        ink.far,
      ) +
      path('M70 118h64v40H70Z', ink.far) +
      path('M70 118h64v10H70Z', ink.note) +
      rect([98, 126, 8, 12], ink.paper, { rx: 2 }) +
      path('M72 88h60', 'none', roundPen(ink.far, 4)),
  ],
  [
    'headphones',
    (ink) =>
      path('M52 124a50 56 0 0 1 100 0', 'none', roundPen(ink.far, 11)) +
      rect([42, 110, 30, 52], ink.mid, { rx: 14 }) +
      rect([132, 110, 30, 52], ink.mid, { rx: 14 }) +
      rect([60, 114, 14, 44], ink.far, { rx: 7 }) +
      rect([130, 114, 14, 44], ink.far, { rx: 7 }) +
      disc([52, 136, 5], ink.note) +
      disc([152, 136, 5], ink.note),
  ],
  [
    'thermos',
    (ink) =>
      rect([78, 36, 48, 26], ink.far, { rx: 6 }) +
      rect([74, 58, 56, 112], ink.mid, { rx: 12 }) +
      rect([74, 58, 18, 112], ink.far, { rx: 9 }) +
      rect([74, 92, 56, 22], ink.paper) +
      rect([74, 98, 56, 4], ink.note) +
      rect([96, 28, 12, 10], ink.far, { rx: 4 }),
  ],
  [
    'umbrella',
    (ink) =>
      path('M100 46v106a14 14 0 0 0 28 0', 'none', roundPen(ink.far, 6)) +
      path(
        'M34 110a68 64 0 0 1 136 0q-11-12-22 0q-11-12-23 0q-12-12-23 0q-11-12-23 0q-11-12-23 0q-11-12-22 0Z',
        ink.mid,
      ) +
      path('M79 110c0-30 10-54 23-64c13 10 23 34 23 64q-12-12-23 0q-11-12-23 0Z', ink.note) +
      disc([102, 44, 5], ink.far),
  ],
  ['keyboard', keyboard],
  [
    'book',
    (ink) =>
      path('M44 58q30-10 58 6v98q-28-16-58-6Z', ink.paper) +
      path('M160 58q-30-10-58 6v98q28-16 58-6Z', ink.mid) +
      path('M102 64v98', 'none', pen(ink.far, 3)) +
      path('M56 80q18-4 34 3M56 96q18-4 34 3M56 112q18-4 34 3', 'none', roundPen(ink.mid, 3.4)) +
      disc([132, 98, 15], ink.note) +
      path('M114 128q20-8 34-4v14q-16-2-34 6Z', ink.far),
  ],
  [
    'tote',
    (ink) =>
      path('M76 84V66a26 26 0 0 1 52 0v18', 'none', pen(ink.far, 7)) +
      path('M54 80h96l8 78a8 8 0 0 1-8 9H54a8 8 0 0 1-8-9Z', ink.mid) +
      disc([102, 122, 24], ink.paper) +
      path('M79 128c10-10 16 4 24 0s12-8 22-4a24 24 0 0 1-46 4Z', ink.far) +
      disc([110, 112, 6], ink.note),
  ],
  [
    'plant',
    (ink) =>
      path('M72 116h60l-8 46a8 8 0 0 1-8 7H88a8 8 0 0 1-8-7Z', ink.mid) +
      rect([66, 106, 72, 16], ink.far, { rx: 4 }) +
      path('M102 108C98 78 78 66 56 66c2 24 20 40 46 42Z', ink.far) +
      path('M102 108c2-34 20-50 46-54c2 28-16 50-46 54Z', ink.near) +
      path('M102 108C94 80 98 54 108 38c12 18 10 46-6 70Z', ink.note),
  ],
  [
    'lamp',
    (ink) =>
      path('M86 158L74 108L120 72', 'none', roundPen(ink.far, 7)) +
      path('M108 50l44 34a34 34 0 0 1-56 12Z', ink.mid) +
      path('M96 96l56-12l20 50a90 60 0 0 1-66 14Z', ink.note, { opacity: 0.5 }) +
      rect([54, 156, 70, 11], ink.far, { rx: 5.5 }) +
      disc([74, 108, 7], ink.mid),
  ],
  [
    'card',
    (ink) =>
      group('rotate(-8 102 104)', rect([42, 66, 124, 80], ink.far, { rx: 9 })) +
      rect([40, 64, 124, 80], ink.mid, { rx: 9 }) +
      rect([40, 64, 124, 24], ink.near) +
      rect([96, 64, 12, 80], ink.note) +
      path('M102 86c-16-26-34-10-18-2q8 3 18 2c16-26 34-10 18-2q-8 3-18 2Z', 'none', pen(ink.note, 5)),
  ],
])

function keyboard(ink: Palette): string {
  const keys = Array.from({ length: 27 }, (_, k) => {
    const [row, i] = [Math.floor(k / 9), k % 9]
    return rect([41 + i * 14 + row * 2, 80 + row * 14, 10.5, 10.5], k === 0 ? ink.note : ink.paper, {
      rx: 2.4,
    })
  })
  return [
    rect([32, 78, 140, 64], ink.far, { rx: 9 }),
    rect([32, 72, 140, 62], ink.mid, { rx: 9 }),
    ...keys,
    rect([66, 122, 70, 8], ink.paper, { rx: 2.4 }),
  ].join('')
}
