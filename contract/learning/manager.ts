import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment, pageOf, pageQuery } from '../kit/index.ts'
import { learningErrors } from './errors.ts'
import { courseStatuses } from './enums.ts'

/** What a manager should look at: overdue, due soon, nothing done for two weeks. */
export const risks = ['overdue', 'dueSoon', 'idle'] as const
export type Risk = (typeof risks)[number]

const person = z.object({ id: id('learning.subordinate'), name: z.string(), unit: z.string() })

/** C-301. */
export const listSubordinates = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/subordinate/list/:id',
  kind: 'read',
  access: 'user',
  summary:
    'The people who report to me or to a manager I deputise for, and how they learn; those at risk first.',
  params: z.object({ id: id('learning.self') }),
  query: pageQuery,
  body: z.object({ words: line(30, 0).default(''), risk: z.enum(risks).nullable().default(null) }),
  result: pageOf(
    person.extend({
      running: z.int(),
      completed: z.int(),
      overdue: z.int(),
      dueSoon: z.int(),
      idle: z.int(),
      /** Mean progress of their current courses in percent; null if there are none. */
      progress: z.int().nullable(),
      studiedAt: moment.nullable(),
    }),
  ).extend({
    /** Counts per group, regardless of the chosen filter. */
    counts: z.object({ all: z.int(), overdue: z.int(), dueSoon: z.int(), idle: z.int() }),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listSubordinateCourses = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/subordinate/:id/course',
  kind: 'read',
  access: 'user',
  summary: 'What somebody who reports to me is studying and has completed; the most urgent first.',
  params: z.object({ id: id('learning.subordinate') }),
  result: z.object({
    person,
    records: z.array(
      z.object({
        itmId: id('course.offer'),
        title: z.string(),
        appStatus: z.enum(courseStatuses),
        progress: z.int(),
        risk: z.enum(risks).nullable(),
        dueAt: moment.nullable(),
        studiedAt: moment.nullable(),
        endedAt: moment.nullable(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

const deputy = z.object({ id: id('identity.account'), name: z.string(), from: moment, until: moment })

export const listApprovalInboxes = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/desk',
  kind: 'read',
  access: 'user',
  summary: 'The managers whose requests I may decide: myself, and those I deputise for now.',
  result: z.object({
    desks: z.array(
      z.object({
        id: id('learning.self'),
        name: z.string(),
        isOwn: z.boolean(),
        pending: z.int(),
        until: moment.nullable(),
      }),
    ),
    /** The caller's deputy, now or soon. */
    deputy: deputy.nullable(),
    /** Days after which a request is escalated to the next manager; 0: never. */
    escalateDays: z.int(),
  }),
})

export const nameDeputy = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/my/desk/deputy',
  kind: 'write',
  access: 'user',
  closedToExternals: true,
  summary: 'Names who decides in my place while I am away; a new one takes the place of the old.',
  body: z.object({ deputyId: id('identity.account'), from: moment, until: moment }),
  result: deputy,
  errors: [
    commonErrors.NOT_FOUND,
    commonErrors.EXTERNAL_NO_ACCESS,
    learningErrors.NO_SUBORDINATES,
    learningErrors.DEPUTY_IS_SELF,
    learningErrors.DEPUTY_PERIOD,
  ],
})

export const endDeputy = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/my/desk/deputy',
  kind: 'write',
  access: 'user',
  summary: 'I am back: nobody decides in my place any more.',
  result: z.object({ wasNamed: z.boolean() }),
})

/** C-110. */
export const listRecommendable = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/subordinate/list',
  kind: 'read',
  access: 'user',
  summary: 'The people who report to me, and the state of each in a course that I might recommend.',
  query: pageQuery,
  body: z.object({ itmId: id('course.offer'), words: line(30, 0).default('') }),
  result: pageOf(
    person.extend({
      appStatus: z.enum(courseStatuses),
      /** Whether the caller has already recommended it to them. */
      isRecommended: z.boolean(),
      /** Whether they are in the course's audience. */
      isMeant: z.boolean(),
    }),
  ),
  errors: [commonErrors.NOT_FOUND, learningErrors.NO_SUBORDINATES],
})

/** C-111. Spelled as specified. */
export const recommendCourse = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/aeInsMultiAppn',
  kind: 'write',
  access: 'user',
  summary: 'Recommends a course to people who report to me. They decide whether to enrol.',
  body: z.object({
    itmId: id('course.offer'),
    people: z.array(id('learning.subordinate')).max(200),
    note: line(100, 0).default(''),
  }),
  result: z.object({
    sent: z.int(),
    skipped: z.array(
      z.object({ id: id('learning.subordinate'), reason: z.enum(['enrolled', 'notMeant', 'recommended']) }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NO_SUBORDINATES],
})
