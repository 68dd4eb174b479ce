import { z } from 'zod'
import { id } from '../kit/index.ts'

/** What people may comment on, collect and share. A domain with another kind adds it here. */
export const targetTypes = ['course'] as const
export type TargetType = (typeof targetTypes)[number]

/** What can be liked: all of these, and comments. */
export const likedTypes = [...targetTypes, 'comment'] as const

const targetId = id('social.target')

/** a target is a type and an id. */
export const target = z.object({ targetType: z.enum(targetTypes), targetId })

export const likedTarget = z.object({
  targetType: z.enum(likedTypes).meta({ examples: ['course'] }),
  targetId,
})
