import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { pointsErrors } from './errors.ts'
import { taskTypes } from './enums.ts'

/** C-027, Q-041. */
export const getTaskFeature = endpoint({
  method: 'GET',
  path: '/app/integral/task/open/rule',
  kind: 'read',
  access: 'user',
  summary: 'Whether this site gives points for daily tasks.',
  result: z.object({ flag: z.boolean() }),
})

/** C-028, Q-041. */
export const listDailyTasks = endpoint({
  method: 'GET',
  path: '/app/integral/task/complete',
  kind: 'read',
  access: 'user',
  summary: 'My tasks of today: which are done, and of which the points were collected.',
  result: z.object({
    records: z.array(
      z.object({
        taskType: z.enum(taskTypes),
        integral: z.int(),
        userTaskId: id('points.task').nullable(),
        acquireDatetime: moment.nullable(),
      }),
    ),
  }),
})

/** C-029. */
export const collectTask = endpoint({
  method: 'POST',
  path: '/app/user-task/:id',
  kind: 'write',
  access: 'user',
  summary: 'Collects the points of a task that was done today, once.',
  params: z.object({ id: id('points.task') }),
  result: z.object({ integral: z.int(), acquireDatetime: moment }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.TASK_COLLECT_FAILED],
})

/** must be the caller's own id. */
const whose = z.object({ id: id('points.owner') })
const day = z.iso.date()

/** C-030. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/app/sign-in/sign-list/:id',
  kind: 'read',
  access: 'user',
  summary: 'The days of a month on which I signed in; left out, of this month.',
  params: whose,
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional(),
  }),
  result: z.object({ month: z.string(), hasSignDays: z.array(day) }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-031. One row per person and day, however often it is repeated: uses group commit. */
export const signInToday = endpoint({
  method: 'POST',
  path: '/app/sign-in/:id',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'Signs in for today: points of the day, and more at every seventh day in a row.',
  params: whose,
  result: z.object({ day, streak: z.int(), points: z.int(), bonus: z.int() }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.ERROR_HAVE_SIGN_IN, pointsErrors.SIGN_IN_FAILED],
})

/** C-032. */
export const getSignIn = endpoint({
  method: 'GET',
  path: '/app/sign-in/:id',
  kind: 'read',
  access: 'user',
  summary: 'Whether I have signed in today, how many days in a row, and what the week brings.',
  params: whose,
  result: z.object({
    isSigned: z.boolean(),
    streak: z.int(),
    /** Monday to Sunday: what was signed, and what each day earns if the streak continues. */
    week: z.array(
      z.object({
        day,
        isSigned: z.boolean(),
        isToday: z.boolean(),
        /** A day of approved leave: it does not break the streak. */
        isFrozen: z.boolean(),
        points: z.int(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})
