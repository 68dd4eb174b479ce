import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

const namedKinds = ['unit', 'position', 'person', 'course'] as const
export type NamedKind = (typeof namedKinds)[number]

export const namedThing = z.object({ kind: z.enum(namedKinds), id: z.string(), name: z.string() })
export type NamedThing = z.output<typeof namedThing>

const planning = ['course.author', 'learning.assign', 'news.manage'] as const

/** Permissions whose screens reference such an object by name. */
export const namingPermissions = {
  unit: [...planning, 'exam.operate'],
  position: planning,
  person: [...planning, 'exam.operate', 'points.ledger', 'site.manage', 'audit.read'],
  course: ['course.author', 'learning.assign', 'exam.author'],
} as const satisfies Record<NamedKind, readonly string[]>

export const findToName = endpoint({
  method: 'GET',
  path: '/app/api/admin/course-naming',
  kind: 'read',
  access: { anyOf: [...new Set(Object.values(namingPermissions).flat())] },
  summary:
    'Units, positions, people or courses whose name holds a text, as far as the permissions reach whose work names that kind.',
  query: z.object({ kind: z.enum(namedKinds), text: z.string().trim().max(60).default('') }),
  result: z.object({
    /** `detail` distinguishes entries with the same name: parent unit, code, staff number or category. */
    records: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() })),
  }),
})
