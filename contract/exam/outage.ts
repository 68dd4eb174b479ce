import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { sittingErrors } from './sitting-errors.ts'

/** A server outage as it affected one exam, and the time given back for it. */
export const outageShown = z.object({
  id: id('exam.outage'),
  beganAt: moment,
  endedAt: moment,
  seconds: z.int(),
  /** The most that anybody got; people who started later got less. */
  givenSeconds: z.int(),
  /** Upper limit of the time given back automatically. */
  capMinutes: z.number(),
  attempts: z.int(),
  /** The first hundred names. */
  people: z.array(z.string()),
  /** Until when it can be undone; null: no longer. */
  untilAt: moment.nullable(),
  takenBackAt: moment.nullable(),
  takenBackBy: z.string(),
})

export const takeBackOutage = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/outage/:id/takeback',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary: 'Takes back the time that an outage gave in one exam, until the first of the moved ends has come.',
  params: z.object({ id: id('exam.outage') }),
  body: z.object({ reason: line(300) }),
  result: z.object({ attempts: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE, sittingErrors.EXAM_OUTAGE_REACHED],
})

export const giveTime = endpoint({
  method: 'POST',
  path: '/app/api/admin/exam/:id/time',
  kind: 'write',
  deed: 'run',
  access: { permission: 'exam.operate' },
  summary:
    'Gives minutes by hand to some who are answering, or to all of them, for what the server cannot see.',
  params: z.object({ id: id('exam.exam') }),
  body: z.object({
    attemptIds: z.array(id('exam.sitting')).max(1000).default([]),
    /** Everybody who is answering now; `people` is then empty. */
    isAll: z.boolean().default(false),
    minutes: z.int().min(1).max(180),
    reason: line(300),
  }),
  result: z.object({ people: z.int() }),
  errors: [commonErrors.NOT_FOUND, sittingErrors.EXAM_WRONG_STATE],
})
