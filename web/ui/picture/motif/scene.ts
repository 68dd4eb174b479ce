import type { Palette } from '../ink/palettes.ts'
import type { Random } from '../ink/random.ts'

/** The input of a motif: random numbers, the six colours, and its size. */
export type Scene = {
  readonly random: Random
  readonly ink: Palette
  readonly w: number
  readonly h: number
  /** The horizontal position of the figure in a wide picture, 0 to 1, so that the headline's side stays plain. */
  readonly focus?: number | undefined
}

export type Motif = (scene: Scene) => string
