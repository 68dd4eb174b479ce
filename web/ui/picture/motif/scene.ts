import type { Palette } from '../ink/palettes.ts'
import type { Random } from '../ink/random.ts'

/** What a motif draws with: its chance, its six inks, and its field. */
export type Scene = {
  readonly random: Random
  readonly ink: Palette
  readonly w: number
  readonly h: number
  /** Where the figure of a wide picture stands, 0 to 1, so that the headline's side stays plain. */
  readonly focus?: number | undefined
}

export type Motif = (scene: Scene) => string
