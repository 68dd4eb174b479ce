import { z } from 'zod'
import { id, line, moment } from '../kit/index.ts'
import { audience } from '../org/index.ts'
import { approvalChains } from './enums.ts'

const whenOrNever = moment.nullable().default(null)

/** A cover is generated from the title unless one was uploaded. */
const cover = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), seed: z.int().min(0).max(999_999) }),
  z.object({ kind: z.literal('file'), fileId: id('file.file') }),
])

/** How a course is offered. Unlike the content it has no versions: a change applies to everyone at once. */
export const courseSheet = z
  .object({
    title: line(80),
    summary: z.string().trim().max(500).default(''),
    categoryId: id('course.category').nullable().default(null),
    /** The unit that publishes it; null: the whole organisation. */
    unitId: id('org.unit').nullable().default(null),
    cover: cover.default({ kind: 'drawn', seed: 0 }),
    hours: z.number().min(0).max(999).multipleOf(0.1).default(0),
    credits: z.number().min(0).max(99).multipleOf(0.5).default(0),
    reward: z.int().min(0).max(10_000).default(0),
    isCompulsory: z.boolean().default(false),
    isMobile: z.boolean().default(true),
    allowsRepeat: z.boolean().default(false),
    isClosedToExternals: z.boolean().default(false),
    approval: z.enum(approvalChains).default('none'),
    needsFormImage: z.boolean().default(false),
    applyFrom: whenOrNever,
    applyUntil: whenOrNever,
    studyFrom: whenOrNever,
    studyUntil: whenOrNever,
    /** Days from enrolment until it is due; null: no due date of its own. */
    dueDays: z.int().min(1).max(1000).nullable().default(null),
    quota: z.int().min(1).max(1_000_000).nullable().default(null),
    queueLimit: z.int().min(0).max(100_000).default(0),
    audience,
    prerequisites: z.array(id('course.course')).max(20).default([]),
    lecturers: z.array(id('identity.account')).max(20).default([]),
  })
  .refine(({ applyFrom, applyUntil }) => isInOrder(applyFrom, applyUntil), { path: ['applyUntil'] })
  .refine(({ studyFrom, studyUntil }) => isInOrder(studyFrom, studyUntil), { path: ['studyUntil'] })

/** A period ends after it begins; an open end always counts as later. */
function isInOrder(from: string | null, until: string | null): boolean {
  return from === null || until === null || new Date(from) < new Date(until)
}

export type CourseSheet = z.output<typeof courseSheet>
