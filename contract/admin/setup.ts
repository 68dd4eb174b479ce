import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** What makes a new site one that people can learn on, in the order in which it is done. */
export const setupSteps = ['people', 'categories', 'course', 'exam'] as const
export type SetupStepName = (typeof setupSteps)[number]

const path = '/app/api/admin/overview/setup'

export const getSetup = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access: { permission: 'console.home' },
  summary: 'The checklist of a new site: the steps that I may take, and whether each is done.',
  result: z.object({
    /** I have hidden it. */
    isHidden: z.boolean(),
    steps: z.array(
      z.object({
        name: z.enum(setupSteps),
        isDone: z.boolean(),
        /** The page of the console where it is done. */
        path: z.string(),
      }),
    ),
  }),
})

export const hideSetup = endpoint({
  method: 'PUT',
  path,
  kind: 'write',
  access: { permission: 'console.home' },
  summary: 'Hides the checklist of a new site from me, or shows it again.',
  body: z.object({ isHidden: z.boolean() }),
  result: z.object({ isHidden: z.boolean() }),
})
