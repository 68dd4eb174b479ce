import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { courseErrors } from './errors.ts'

/** Names of the category in other languages; empty: the default name is used. */
const names = z.object({
  'zh-CN': z.string().trim().max(30).default(''),
  'zh-TW': z.string().trim().max(30).default(''),
  'en-US': z.string().trim().max(60).default(''),
})

const leaf = z.object({
  id: id('course.category'),
  name: z.string(),
  isParent: z.boolean(),
  children: z.array(z.never()),
})
const second = leaf.extend({ children: z.array(leaf) })
const first = leaf.extend({ children: z.array(second) })

/** C-088. At most three levels (B-234); called with an empty trainId and catTypeInd 0 (B-235). */
export const getCourseCatalog = endpoint({
  method: 'GET',
  path: '/app/api/trainee/tree/course/catalog',
  kind: 'read',
  access: 'user',
  summary: 'The categories of courses, as a tree of at most three levels.',
  query: z.object({ trainId: z.literal('').default(''), catTypeInd: z.literal(['0']).default('0') }),
  result: z.object({ nodes: z.array(first) }),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/app/api/admin/course-category',
  kind: 'read',
  access: { permission: 'course.read' },
  summary: 'All categories, parents before children, with how many courses each holds.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('course.category'),
        parentId: id('course.category').nullable(),
        name: z.string(),
        names,
        level: z.int(),
        position: z.int(),
        courses: z.int(),
      }),
    ),
  }),
})

export const addCategory = endpoint({
  method: 'POST',
  path: '/app/api/admin/course-category',
  kind: 'write',
  access: { permission: 'course.categories' },
  summary: 'Adds a category below another, or at the top.',
  body: z.object({
    parentId: id('course.category').nullable().default(null),
    name: line(30),
    names: names.nullable().default(null),
  }),
  result: z.object({ id: id('course.category') }),
  errors: [commonErrors.NOT_FOUND, courseErrors.CATEGORY_TOO_DEEP, courseErrors.CATEGORY_NAME_TAKEN],
})

export const editCategory = endpoint({
  method: 'PUT',
  path: '/app/api/admin/course-category/:id',
  kind: 'write',
  access: { permission: 'course.categories' },
  summary: 'Renames a category and gives it its place among its siblings.',
  params: z.object({ id: id('course.category') }),
  body: z.object({
    name: line(30),
    /** Null: the names stay unchanged. */
    names: names.nullable().default(null),
    position: z.int().min(0).max(999),
  }),
  result: z.object({ id: id('course.category') }),
  errors: [commonErrors.NOT_FOUND, courseErrors.CATEGORY_NAME_TAKEN],
})

export const orderCategories = endpoint({
  method: 'PUT',
  path: '/app/api/admin/course-category-order',
  kind: 'write',
  access: { permission: 'course.categories' },
  summary: 'Puts the categories below one parent into a new order; all of them are named.',
  body: z.object({ ids: z.array(id('course.category')).min(1).max(200) }),
  result: z.object({ ids: z.array(id('course.category')) }),
  errors: [commonErrors.NOT_FOUND, courseErrors.CATEGORY_CHANGED],
})

export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/course-category/:id',
  kind: 'write',
  access: { permission: 'course.categories' },
  summary: 'Removes a category that holds neither courses nor categories.',
  params: z.object({ id: id('course.category') }),
  result: z.object({ id: id('course.category') }),
  errors: [commonErrors.NOT_FOUND, commonErrors.RESOURCE_IN_USE],
})
