import type { auditQuery } from '@lyceum/contract/admin'
import type { z } from 'zod'
import { coursesWithin } from '#domains/course'
import { accountsNamed } from '#domains/identity'
import { unitsFound } from '#domains/org'
import type { AuditFilter } from '#platform/audit/entries'
import type { Db } from '#platform/db'
import type { Domain } from '#platform/domain'

export type AuditQuery = z.output<typeof auditQuery>

/** The query as a database filter; the caller has already converted whole days to moments. */
function auditFilter({ actorId, realActorId, action, object, from, to, text }: AuditQuery): AuditFilter {
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

const mostThings = 500

/** Also matches objects by name: searching for a person, course or exam finds what was done by or to it. */
export async function askedOf(db: Db, domains: readonly Domain[], query: AuditQuery): Promise<AuditFilter> {
  const { text, acts } = query
  if (text === undefined) return auditFilter(query)
  const people = await accountsNamed(db, text, mostThings)
  const units = await unitsFound(db, { kind: 'site' }, { text, limit: mostThings })
  const courses = await coursesWithin(db, 'all', text)
  const others: string[] = []
  for (const { named = [] } of domains)
    for (const thingsNamed of named) others.push(...(await thingsNamed(db, text, mostThings)))
  const things = [
    ...people,
    ...units.map(({ id }) => id),
    ...(courses === 'all' ? [] : courses.slice(0, mostThings)),
    ...others,
  ]
  return { ...auditFilter(query), alsoThings: things, alsoActions: acts?.split(',') ?? [] }
}
