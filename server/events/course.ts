import { z } from 'zod'
import { fact } from '#platform/facts'

/** A course stands on the shelf, with this version for whoever begins now. */
export const coursePublished = fact(
  'course.published',
  z.object({ courseId: z.string(), versionId: z.string(), number: z.int() }),
)

export const courseRetired = fact('course.retired', z.object({ courseId: z.string() }))

/** It is offered otherwise: another title, other people, or it is back on the shelf. */
export const courseChanged = fact('course.changed', z.object({ courseId: z.string() }))
