import { z } from 'zod'
import { id } from '../kit/index.ts'

/** What people may talk about, collect and share. A room that brings another kind adds its word here. */
export const targetTypes = ['course'] as const
export type TargetType = (typeof targetTypes)[number]

/** What can be liked: all of these, and what was said about them. */
export const likedTypes = [...targetTypes, 'comment'] as const

const targetId = id('social.target')

/** a target is a pair of words. */
export const target = z.object({ targetType: z.enum(targetTypes), targetId })

export const likedTarget = z.object({
  targetType: z.enum(likedTypes).meta({ examples: ['course'] }),
  targetId,
})
