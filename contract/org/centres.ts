import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { orgErrors } from './errors.ts'
import { orgCode } from './units.ts'

const centreId = z.object({ id: id('org.centre') })

const body = z.object({
  code: orgCode,
  name: line(60),
  place: line(100, 0).default(''),
  /** The units it trains, each with all units below. */
  unitIds: z.array(id('org.unit')).max(200),
})

export const listCentres = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/centre',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'Training centres within reach, with their units and how many people they train.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('org.centre'),
        code: z.string(),
        name: z.string(),
        place: z.string(),
        units: z.array(z.object({ id: id('org.unit'), name: z.string() })),
        people: z.int(),
      }),
    ),
  }),
})

export const addCentre = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/centre',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Opens a training centre for some units.',
  body,
  result: centreId,
  errors: [commonErrors.NOT_FOUND, orgErrors.CODE_TAKEN],
})

export const editCentre = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/centre/:id',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Changes a training centre and its units.',
  params: centreId,
  body,
  result: centreId,
  errors: [commonErrors.NOT_FOUND, orgErrors.CODE_TAKEN],
})

export const closeCentre = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/org/centre/:id',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Closes a training centre that nobody administers any more.',
  params: centreId,
  result: centreId,
  errors: [commonErrors.NOT_FOUND, orgErrors.RESOURCE_IN_USE],
})
