import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { orgErrors } from './errors.ts'
import { orgCode } from './units.ts'

const manage = { permission: 'org.manage' } as const
const taken = [orgErrors.CODE_TAKEN, commonErrors.NOT_FOUND] as const
const removalErrors = [orgErrors.RESOURCE_IN_USE, commonErrors.NOT_FOUND] as const

const familyId = z.object({ id: id('org.family') })
const positionId = z.object({ id: id('org.position') })
const gradeId = z.object({ id: id('org.grade') })

/** All three lists are short: a few dozen grades, some hundred positions. */
export const listFamilies = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/family',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'Job families of both levels, parents before children, with the positions right in each.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('org.family'),
        parentId: id('org.family').nullable(),
        name: z.string(),
        positions: z.int(),
        children: z.int(),
      }),
    ),
  }),
})

export const addFamily = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/family',
  kind: 'write',
  access: manage,
  summary: 'Adds a sequence, or a subsequence to one, as the last.',
  body: z.object({ parentId: id('org.family').nullable(), name: line(40) }),
  result: familyId,
  errors: [commonErrors.NOT_FOUND, orgErrors.NAME_TAKEN, orgErrors.FAMILY_TOO_DEEP],
})

export const editFamily = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/family/:id',
  kind: 'write',
  access: manage,
  summary: 'Renames a job family.',
  params: familyId,
  body: z.object({ name: line(40) }),
  result: familyId,
  errors: [commonErrors.NOT_FOUND, orgErrors.NAME_TAKEN],
})

export const removeFamily = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/org/family/:id',
  kind: 'write',
  access: manage,
  summary: 'Removes a job family that holds nothing.',
  params: familyId,
  result: familyId,
  errors: removalErrors,
})

const positionBody = z.object({
  code: orgCode,
  name: line(60),
  familyId: id('org.family').nullable(),
})

export const listPositions = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/position',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'Positions in the order of their codes, with the families they belong to and who holds them.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('org.position'),
        code: z.string(),
        name: z.string(),
        familyId: id('org.family').nullable(),
        people: z.int(),
      }),
    ),
  }),
})

export const addPosition = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/position',
  kind: 'write',
  access: manage,
  summary: 'Adds a position.',
  body: positionBody,
  result: positionId,
  errors: taken,
})

export const editPosition = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/position/:id',
  kind: 'write',
  access: manage,
  summary: 'Changes a position.',
  params: positionId,
  body: positionBody,
  result: positionId,
  errors: taken,
})

export const removePosition = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/org/position/:id',
  kind: 'write',
  access: manage,
  summary: 'Removes a position that no job has or had.',
  params: positionId,
  result: positionId,
  errors: removalErrors,
})

const gradeBody = z.object({ code: orgCode, name: line(60), rank: z.int().min(0).max(999) })

export const listGrades = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/grade',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'Grades from the highest down, with how many people hold each.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('org.grade'),
        code: z.string(),
        name: z.string(),
        rank: z.int(),
        people: z.int(),
      }),
    ),
  }),
})

export const addGrade = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/grade',
  kind: 'write',
  access: manage,
  summary: 'Adds a grade.',
  body: gradeBody,
  result: gradeId,
  errors: taken,
})

export const editGrade = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/grade/:id',
  kind: 'write',
  access: manage,
  summary: 'Changes a grade.',
  params: gradeId,
  body: gradeBody,
  result: gradeId,
  errors: taken,
})

export const removeGrade = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/org/grade/:id',
  kind: 'write',
  access: manage,
  summary: 'Removes a grade that no job has or had.',
  params: gradeId,
  result: gradeId,
  errors: removalErrors,
})
