import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

const count = z.int().min(0)
const named = z.array(z.object({ name: z.string(), people: count }))

export const getPeopleReport = endpoint({
  method: 'GET',
  path: '/app/api/admin/report/people',
  kind: 'read',
  access: { permission: 'report.read' },
  summary: 'The people within my reach: how many, where, who came and went, who is at work, who never was.',
  result: z.object({
    people: count,
    /** The departments directly below the caller's scope, each with all below it. */
    units: z.array(z.object({ name: z.string(), people: count, active: count })),
    positions: named,
    grades: named,
    /** The last twelve months, the oldest first. */
    months: z.array(z.object({ month: z.string(), joiners: count, leavers: count })),
    /** The last twelve weeks, by their Mondays. */
    weeks: z.array(z.object({ week: z.iso.date(), people: count, signIns: count })),
    /** Accounts that can sign in but never did; capped at ten thousand. */
    neverUsed: count,
  }),
})
