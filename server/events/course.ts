import { z } from 'zod'
import { defineEvent } from '#platform/events'

/** A course was published in the catalogue, with the version that new learners start. */
export const coursePublished = defineEvent(
  'course.published',
  z.object({ courseId: z.string(), versionId: z.string(), number: z.int() }),
)

export const courseRetired = defineEvent('course.retired', z.object({ courseId: z.string() }))

/** The catalogue entry changed: another title, another audience, or it was published again. */
export const courseChanged = defineEvent('course.changed', z.object({ courseId: z.string() }))
