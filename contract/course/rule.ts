import { z } from 'zod'
import { id } from '../kit/index.ts'
import { milestones } from './enums.ts'

/** One condition. */
const leaf = z.discriminatedUnion('need', [
  z.object({ need: z.literal('module'), moduleId: id('course.module'), reached: z.enum(milestones) }),
  /** Every module that the author has marked as required. */
  z.object({ need: z.literal('required') }),
  z.object({ need: z.literal('score'), atLeast: z.number().min(0).max(1000) }),
  z.object({ need: z.literal('minutes'), atLeast: z.int().min(1).max(100_000) }),
])

const group = z.object({ op: z.enum(['all', 'any']), of: z.array(leaf).min(1).max(20) })

/**
 * A tree of conditions: when a module opens, when a course is complete. Groups nest only one level deep:
 * that is as much as an author can keep in mind, and the screen can draw it.
 */
export const rule = z.object({
  op: z.enum(['all', 'any']),
  of: z
    .array(z.union([leaf, group]))
    .min(1)
    .max(20),
})

export type RuleLeaf = z.output<typeof leaf>
export type RuleGroup = z.output<typeof group>
export type Rule = z.output<typeof rule>
