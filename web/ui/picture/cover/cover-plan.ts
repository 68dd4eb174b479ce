import { type MotifName, styleOf } from '../ink/categories.ts'
import { type Palette, type PaletteName, palettes } from '../ink/palettes.ts'
import { type Random, randomOf } from '../ink/random.ts'

type Ratio = 'wide' | 'square' | 'hero' | 'banner'

/** What decides a cover. The same input gives the same picture, always and everywhere. */
export type CoverInput = {
  readonly category: string
  /** The id of the thing. */
  readonly seed: string
  readonly ratio?: Ratio | undefined
  /** Editors may force a motif or a palette. */
  readonly motif?: MotifName | undefined
  readonly palette?: PaletteName | undefined
  /** Where the figure of a wide picture stands, 0 to 1. */
  readonly focus?: number | undefined
}

type CoverPlan = { readonly random: Random; readonly motif: MotifName; readonly ink: Palette }

/** Motif and inks, known before the drawing code has arrived: the ground can be painted at once. */
export function coverPlan({ category, seed, motif, palette }: CoverInput): CoverPlan {
  const random = randomOf(`${category}/${seed}`)
  const style = styleOf(category, random)
  return { random, motif: motif ?? style.motif, ink: palette ? palettes[palette] : style.palette }
}
