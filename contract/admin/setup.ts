import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** The steps that get a new site ready for learners, in order. */
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
    /** Whether the caller has hidden the checklist. */
    isHidden: z.boolean(),
    steps: z.array(
      z.object({
        name: z.enum(setupSteps),
        isDone: z.boolean(),
        /** The console page where the step is done. */
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
