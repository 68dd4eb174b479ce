import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { orgErrors } from './errors.ts'

const unitId = z.object({ id: id('org.unit') })
const person = z.object({ id: id('identity.account'), name: z.string() })
const step = z.object({ id: id('org.unit'), name: z.string() })

/** The organisation's own code, as used by other systems. */
export const orgCode = line(40)
  .regex(/^\S+$/)
  .meta({ examples: ['HQ-01', 'HQ-02'] })

const row = z.object({
  id: id('org.unit'),
  parentId: id('org.unit').nullable(),
  code: z.string(),
  name: z.string(),
  hasChildren: z.boolean(),
  /** Everyone whose main job is here or below, and those directly in this unit. */
  people: z.int(),
  ownPeople: z.int(),
})

export const listUnits = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/unit',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'One level of the tree with head counts, as far as the administrator reaches.',
  query: z.object({ parentId: id('org.unit').optional() }),
  result: z.object({ records: z.array(row) }),
  errors: [commonErrors.NOT_FOUND],
})

export const searchUnits = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/unit-search',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'Units by name or code, twenty at most, each with its path from the root.',
  query: z.object({ words: line(40) }),
  result: z.object({
    records: z.array(
      z.object({ id: id('org.unit'), code: z.string(), name: z.string(), trail: z.array(step) }),
    ),
  }),
})

export const getUnit = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/unit/:id',
  kind: 'read',
  access: { permission: 'org.read' },
  summary: 'One unit: where it stands, who leads it, how many it holds, and its last move.',
  params: unitId,
  result: z.object({
    id: id('org.unit'),
    parentId: id('org.unit').nullable(),
    code: z.string(),
    name: z.string(),
    /** From the root down to the parent unit. */
    trail: z.array(step),
    heads: z.array(person.extend({ positionName: z.string() })),
    people: z.int(),
    ownPeople: z.int(),
    children: z.int(),
    centres: z.array(z.object({ id: id('org.centre'), name: z.string() })),
    mayChange: z.boolean(),
    /** Moving and closing also affect the parent unit. */
    mayMove: z.boolean(),
    lastMove: z
      .object({
        id: id('org.move'),
        at: moment,
        fromName: z.string().nullable(),
        byName: z.string().nullable(),
        mayUndo: z.boolean(),
      })
      .nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const addUnit = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/unit',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Adds a unit below another, or a root, as the last of its siblings.',
  body: z.object({ parentId: id('org.unit').nullable(), code: orgCode, name: line(60) }),
  result: unitId,
  errors: [commonErrors.NOT_FOUND, orgErrors.CODE_TAKEN],
})

export const editUnit = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/unit/:id',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Changes the name and the code of a unit.',
  params: unitId,
  body: z.object({ code: orgCode, name: line(60) }),
  result: unitId,
  errors: [commonErrors.NOT_FOUND, orgErrors.CODE_TAKEN],
})

export const closeUnit = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/org/unit/:id',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Closes an empty unit. What people did in it stays on record.',
  params: unitId,
  result: unitId,
  errors: [commonErrors.NOT_FOUND, orgErrors.UNIT_NOT_EMPTY],
})

const scoped = z.object({ id: id('identity.account'), name: z.string(), where: z.string() })

export const previewUnitMove = endpoint({
  method: 'GET',
  path: '/app/api/admin/org/unit/:id/move-preview',
  kind: 'read',
  access: { permission: 'org.manage' },
  summary: 'What a move would do, before anything is done.',
  params: unitId,
  query: z.object({ parentId: id('org.unit').optional() }),
  result: z.object({
    units: z.int(),
    people: z.int(),
    managers: z.object({
      people: z.int(),
      /** The first few: which manager changes to which. */
      examples: z.array(z.object({ fromName: z.string(), toName: z.string(), people: z.int() })),
    }),
    gained: z.array(scoped),
    lost: z.array(scoped),
    /** Required-learning rules that would apply to more or fewer people. */
    duties: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        entering: z.int(),
        leaving: z.int(),
        /** Affects many people: the rule waits until a second administrator approves. */
        needsAgreement: z.boolean(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND, orgErrors.UNIT_CIRCLE],
})

export const moveUnit = endpoint({
  method: 'PUT',
  path: '/app/api/admin/org/unit/:id/place',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Moves a unit with all below it, or changes its order among its siblings.',
  params: unitId,
  body: z.object({
    parentId: id('org.unit').nullable(),
    /** The sibling to place it before; null, or a sibling moved away meanwhile: it goes last. */
    beforeId: id('org.unit').nullable().default(null),
    /** The number of people from the preview. */
    people: z.int().min(0),
  }),
  result: z.object({ id: id('org.unit'), moveId: id('org.move').nullable() }),
  errors: [commonErrors.NOT_FOUND, orgErrors.UNIT_CIRCLE, orgErrors.MOVE_CHANGED, orgErrors.LINE_CIRCLE],
})

export const undoUnitMove = endpoint({
  method: 'POST',
  path: '/app/api/admin/org/unit-move/:id/undo',
  kind: 'write',
  access: { permission: 'org.manage' },
  summary: 'Undoes a move, while the unit is still where it was moved to.',
  params: z.object({ id: id('org.move') }),
  result: unitId,
  errors: [commonErrors.NOT_FOUND, orgErrors.MOVE_OVERTAKEN, orgErrors.LINE_CIRCLE],
})
