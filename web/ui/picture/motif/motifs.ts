import type { MotifName } from '../ink/categories.ts'
import { arcade, gate, steps } from './court.ts'
import { beads, fan, stack } from './craft.ts'
import { bamboo, ridge, terrace } from './land.ts'
import type { Motif } from './scene.ts'
import { matrix, orbit } from './sky.ts'
import { ripple, sails, tide } from './water.ts'
import { lattice, tangram, weave } from './window.ts'

/** All cover motifs. A new motif uses only its random numbers and the six colours, and at most 400 shapes. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  arcade,
  bamboo,
  beads,
  fan,
  gate,
  lattice,
  matrix,
  orbit,
  ridge,
  ripple,
  sails,
  stack,
  steps,
  tangram,
  terrace,
  tide,
  weave,
}
