import { type MotifName, styleOf } from '../ink/categories.ts'
import { type Palette, type PaletteName, palettes } from '../ink/palettes.ts'
import { type Random, randomOf } from '../ink/random.ts'

type Ratio = 'wide' | 'square' | 'hero' | 'banner'

/** The input of a cover. The same input always gives the same picture. */
export type CoverInput = {
  readonly category: string
  /** The id of the object. */
  readonly seed: string
  readonly ratio?: Ratio | undefined
  /** Editors may force a motif or a palette. */
  readonly motif?: MotifName | undefined
  readonly palette?: PaletteName | undefined
  /** The horizontal position of the figure in a wide picture, 0 to 1. */
  readonly focus?: number | undefined
}

type CoverPlan = { readonly random: Random; readonly motif: MotifName; readonly ink: Palette }

/** Motif and palette, known before the drawing code has loaded: the background can be painted at once. */
export function coverPlan({ category, seed, motif, palette }: CoverInput): CoverPlan {
  const random = randomOf(`${category}/${seed}`)
  const style = styleOf(category, random)
  return { random, motif: motif ?? style.motif, ink: palette ? palettes[palette] : style.palette }
}
