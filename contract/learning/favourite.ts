import { z } from 'zod'
import { endpoint, moment } from '../kit/index.ts'
import { courseCard } from './catalogue.ts'

/** C-276. */
export const listFavouriteCourses = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/collect/course/list',
  kind: 'read',
  access: 'user',
  summary: 'Courses among my favourites that I may still see, the newest first.',
  query: z.object({
    beneath: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .optional(),
    pageSize: z.coerce.number().int().min(1).max(50).default(16),
  }),
  result: z.object({
    records: z.array(courseCard.extend({ collectedAt: moment })),
    next: z.string().nullable(),
  }),
})
