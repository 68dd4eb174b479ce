import { z } from 'zod'
import { roleCodes } from '../identity/enums.ts'
import { endpoint, id, moment } from '../kit/index.ts'
import { peopleSorts, personStates } from './enums.ts'

const day = z.iso.date()
/** `true` as text in a URL, as a boolean in a saved view. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** The people filter; all conditions apply together. */
export const peopleFilter = z.object({
  /** Prefix of a name, given name, user name, staff number, mailbox or phone number. */
  text: z.string().trim().max(60).optional(),
  /** A unit and all units below it. */
  unitId: id('org.unit').optional(),
  positionId: id('org.position').optional(),
  gradeId: id('org.grade').optional(),
  state: z.enum(personStates).optional(),
  isFrozen: flag.optional(),
  isExternal: flag.optional(),
  role: z.enum(roleCodes).optional(),
  joinedFrom: day.optional(),
  joinedTo: day.optional(),
  /** Last signed in on or after this moment. */
  loginFrom: moment.optional(),
  /** Last signed in before this moment, or never. */
  loginBefore: moment.optional(),
})
export type PeopleFilter = z.output<typeof peopleFilter>

export const peopleOrder = z.object({
  sort: z.enum(peopleSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})

/** A row of the console's people list. */
export const personRow = z.object({
  id: id('identity.account'),
  name: z.string(),
  userName: z.string(),
  staffNo: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(personStates),
  isFrozen: z.boolean(),
  isExternal: z.boolean(),
  expiresAt: moment.nullable(),
  joinedOn: day.nullable(),
  lastLoginAt: moment.nullable(),
  unitName: z.string().nullable(),
  positionName: z.string().nullable(),
  gradeName: z.string().nullable(),
  roles: z.array(z.enum(roleCodes)),
})
export type PersonRow = z.output<typeof personRow>

const mark = z.string().max(400)

/**
 * One page of the list. Pages use cursors instead of page numbers: the thousandth costs as much as the first.
 * The total is counted up to a thousand.
 */
export const listPeople = endpoint({
  method: 'GET',
  path: '/app/api/admin/people',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'People within reach, filtered and sorted, a page at a time.',
  query: peopleFilter.extend({
    ...peopleOrder.shape,
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
    /** Cursors of an earlier answer: the page after it, or the page before it. */
    after: mark.optional(),
    before: mark.optional(),
  }),
  result: z.object({
    records: z.array(personRow),
    /** The total, or 1000 if there are more. */
    total: z.int(),
    isMore: z.boolean(),
    /** Too many people match the text: only the first two thousand are shown. */
    isCut: z.boolean(),
    next: mark.nullable(),
    previous: mark.nullable(),
  }),
})
