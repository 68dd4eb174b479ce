import type { auditQuery } from '@lyceum/contract/admin'
import type { z } from 'zod'
import type { AuditFilter } from '#platform/audit/entries'

export type AuditQuery = z.output<typeof auditQuery>

/** What was typed, as the record is asked; whole days count in UTC, for the caller has turned them into moments. */
export function auditFilter({
  actorId,
  realActorId,
  action,
  object,
  from,
  to,
  text,
}: AuditQuery): AuditFilter {
  return {
    ...(actorId === undefined ? {} : { actorId }),
    ...(realActorId === undefined ? {} : { realActorId }),
    ...(action === undefined ? {} : { action }),
    ...(object === undefined ? {} : { object }),
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(to === undefined ? {} : { to: new Date(to) }),
    ...(text === undefined ? {} : { text }),
  }
}
