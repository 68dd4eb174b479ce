import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { learnerErrors } from './learner-errors.ts'
import { versionErrors } from './version-errors.ts'

const course = z.object({ id: id('course.course') })
const access = { permission: 'course.publish' } as const
/** Version number, counted from one in each course. */
const number = z.int().min(1).max(1_000_000)

/** People who study the same version, and what moving means for them; the four outcomes add up to all of them. */
const group = z.object({
  number,
  people: z.int(),
  /** Have already opened something. */
  begun: z.int(),
  completing: z.int(),
  failing: z.int(),
  needingMore: z.int(),
  losingNothing: z.int(),
  /** Modules that both versions have: progress there is kept. */
  keptModules: z.int(),
  vanishing: z.array(z.object({ title: z.string(), people: z.int() })),
  arriving: z.array(z.object({ title: z.string(), isRequired: z.boolean() })),
  /** People who have the course as a duty, and how many of these duties would be met at once. */
  obliged: z.int(),
  dutiesMet: z.int(),
})
export type VersionGroup = z.output<typeof group>

const move = z.object({
  id: id('learning.versionMove'),
  from: z.array(number),
  to: number,
  state: z.enum(['moving', 'moved', 'undoing', 'undone']),
  by: z.string(),
  at: moment,
  moved: z.int(),
  completed: z.int(),
  returned: z.int(),
  /** Not too old, and not undone yet. */
  isUndoable: z.boolean(),
})
export type VersionMove = z.output<typeof move>

export const previewVersionMove = endpoint({
  method: 'GET',
  path: '/app/api/admin/learning/course/:id/version-move',
  kind: 'read',
  access,
  summary:
    'Who studies which version of a course, and what the newest version, or the draft once published, would mean for them.',
  params: course,
  query: z.object({ against: z.enum(['newest', 'draft']).default('newest') }),
  result: z.object({
    /** The version they would study. */
    to: number,
    /** Recorded completions: they stay, whatever is published. */
    completions: z.int(),
    groups: z.array(group),
    /** Above this number of people the count from the preview must be sent. */
    brake: z.int(),
    moves: z.array(move),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const moveLearners = endpoint({
  method: 'POST',
  path: '/app/api/admin/learning/course/:id/version-move',
  kind: 'write',
  access,
  summary:
    'Moves those in progress under older versions to the newest one. What they have done comes along; what was completed stays.',
  params: course,
  body: z.object({
    from: z.array(number).min(1).max(1000),
    to: number,
    /** The number from the preview; required above the bulk limit. */
    confirmed: z.int().min(0).nullable().default(null),
  }),
  result: z.object({ moveId: id('learning.versionMove'), people: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    learnerErrors.BULK_NEEDS_CONFIRMING,
    versionErrors.VERSION_NOT_NEWEST,
    versionErrors.VERSION_MOVE_RUNNING,
    versionErrors.NOBODY_TO_MOVE,
  ],
})

export const undoVersionMove = endpoint({
  method: 'POST',
  path: '/app/api/admin/learning/version-move/:id/undo',
  kind: 'write',
  access,
  summary:
    'Puts those back to the version they came from who are still in progress, within thirty days; completions stay.',
  params: z.object({ id: id('learning.versionMove') }),
  result: z.object({ id: id('learning.versionMove') }),
  errors: [
    commonErrors.NOT_FOUND,
    learnerErrors.BULK_UNDONE,
    learnerErrors.BULK_TOO_OLD,
    versionErrors.VERSION_MOVE_RUNNING,
  ],
})
