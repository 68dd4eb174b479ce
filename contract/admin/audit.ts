import { z } from 'zod'
import { endpoint, id, line, moment } from '../kit/index.ts'

/** Filter of the audit log, used on its page and in its export. */
export const auditQuery = z.object({
  actorId: id('identity.account').optional(),
  realActorId: id('identity.account').optional(),
  action: line(80).optional(),
  object: line(120).optional(),
  from: moment.optional(),
  to: moment.optional(),
  /** Text in the recorded changes, or the name of the actor or of the person, unit, course, exam or other object acted upon. */
  text: line(60).optional(),
  /** Comma-separated action kinds whose labels match the search text: only the page knows the labels. */
  acts: z
    .string()
    .regex(/^[\w.,-]{1,4000}$/)
    .optional(),
})

const person = z.object({ id: z.string(), name: z.string() })

export const listAudit = endpoint({
  method: 'GET',
  path: '/app/api/admin/audit/list',
  kind: 'read',
  access: { permission: 'audit.read' },
  summary: 'Administrative acts, the newest first. That somebody reads them is recorded as well (D27).',
  query: auditQuery.extend({
    beneath: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  result: z.object({
    records: z.array(
      z.object({
        seq: z.string(),
        at: moment,
        actor: person,
        /** The real user, if the action was done while viewing the portal as somebody else. */
        realActor: person.nullable(),
        role: z.string(),
        address: z.string(),
        action: z.string(),
        object: z.string(),
        objectName: z.string(),
        changes: z.array(
          z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    ),
    /** Cursor of the next page; null at the end. */
    next: z.string().nullable(),
  }),
})

export const listAuditActions = endpoint({
  method: 'GET',
  path: '/app/api/admin/audit/actions',
  kind: 'read',
  access: { permission: 'audit.read' },
  summary: 'Every kind of act that the record knows, and everyone who has acted lately.',
  result: z.object({ actions: z.array(z.string()) }),
})
