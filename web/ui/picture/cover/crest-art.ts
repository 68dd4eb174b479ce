import { styleOf } from '../ink/categories.ts'
import type { Palette } from '../ink/palettes.ts'
import { randomOf } from '../ink/random.ts'
import { arch, disc, drawing, group, path, rect, ring, tidy } from '../ink/svg.ts'

/** The emblem of a circle or a quick entry: one bold figure, readable at 40 px. */
export function drawCrest(category: string, seed: string): string {
  const random = randomOf(`crest/${category}/${seed}`)
  const { palette } = styleOf(category, random)
  const figure = figures[random.whole(0, figures.length - 1)]?.(palette) ?? ''
  return drawing(100, 100, rect([0, 0, 100, 100], palette.background) + figure)
}

type Figure = (ink: Palette) => string

const figures: readonly Figure[] = [
  (ink) =>
    disc([66, 34, 15], ink.note) +
    path('M0 100V70C14 62 22 48 34 48S56 70 68 66S88 54 100 60V100Z', ink.mid) +
    path('M0 100V86C20 76 36 78 52 84S84 86 100 78V100Z', ink.far),
  (ink) =>
    disc([50, 52, 36], ink.near) +
    disc([50, 52, 28], ink.far) +
    disc([50, 44, 10], ink.note) +
    path('M22 54C34 46 40 62 52 58S70 52 78 56A28 28 0 0 1 22 54Z', ink.mid),
  (ink) => waves(ink) + disc([50, 30, 14], ink.note),
  (ink) =>
    path('M50 14L86 50L50 86L14 50Z', ink.near) +
    path('M50 26L74 50L50 74L26 50Z', ink.far) +
    disc([50, 50, 10], ink.note),
  (ink) =>
    [0, 1, 2, 3]
      .map((i) =>
        group(`rotate(${i * 90} 50 50)`, path('M50 50V14A36 36 0 0 1 86 50Z', i % 2 ? ink.mid : ink.far)),
      )
      .join('') + disc([50, 50, 12], ink.note),
  (ink) => fan(ink),
  (ink) =>
    ring([50, 50, 34], { stroke: ink.far, width: 2 }) +
    ring([50, 50, 22], { stroke: ink.mid, width: 6 }) +
    disc([50, 50, 10], ink.note) +
    disc([74, 26, 7], ink.far) +
    disc([28, 58, 4.5], ink.paper),
  (ink) =>
    arch([30, 84], [13, 44], ink.mid) +
    arch([70, 84], [13, 44], ink.mid) +
    arch([50, 84], [17, 62], ink.far) +
    arch([50, 84], [9, 42], ink.note) +
    rect([8, 84, 84, 4], ink.near),
  (ink) =>
    path('M12 88V12H88Z', ink.near) +
    path('M88 88H12L88 12Z', ink.far) +
    path('M50 50L88 12V50Z', ink.mid) +
    disc([34, 66, 11], ink.note),
  (ink) => bamboo(ink),
]

function waves(ink: Palette): string {
  return [3, 2, 1]
    .flatMap((row) =>
      [0, 50, 100].map((x) => {
        const middle = [x + (row % 2 ? 0 : 25), 116 - row * 18] as const
        return disc([...middle, 26], row % 2 ? ink.mid : ink.near) + disc([...middle, 15], ink.far)
      }),
    )
    .join('')
}

function fan(ink: Palette): string {
  const at = (i: number) => {
    const angle = Math.PI + (Math.PI / 9) * i
    return `${tidy(50 + 44 * Math.cos(angle))} ${tidy(78 + 44 * Math.sin(angle))}`
  }
  return Array.from({ length: 9 }, (_, i) =>
    path(`M50 78L${at(i)}L${at(i + 1)}Z`, i === 4 ? ink.note : i % 2 ? ink.mid : ink.far),
  ).join('')
}

function bamboo(ink: Palette): string {
  const stalk = (x: number, tone: string) =>
    rect([x - 5, 8, 10, 26], tone, { rx: 2 }) +
    rect([x - 5, 37, 10, 26], tone, { rx: 2 }) +
    rect([x - 5, 66, 10, 30], tone, { rx: 2 })
  return (
    stalk(28, ink.mid) +
    stalk(50, ink.far) +
    stalk(72, ink.mid) +
    path('M55 37C66 28 78 28 90 34C80 42 66 42 55 37Z', ink.note) +
    path('M23 64C14 54 10 54 4 56C10 66 16 68 23 64Z', ink.far)
  )
}
