import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment, pageOf, pageQuery } from '@lyceum/contract/kit'
import { mallErrors } from './errors.ts'
import { movementKinds, product } from './schemas.ts'

const manage = { permission: 'mall.manage' } as const
const ofProduct = z.object({ id: id('mall.product') })

const sheet = z.object({
  title: line(60),
  categoryId: id('mall.category'),
  introduction: z.string().trim().max(2000).default(''),
  item: z.string().max(20).default(''),
  pictureId: id('mall.picture').nullable().default(null),
  points: z.int().min(1).max(10_000_000),
  isShown: z.boolean().default(false),
})
export type ProductSheet = z.input<typeof sheet>

const managedProduct = product.extend({
  isShown: z.boolean(),
  introduction: z.string(),
  pictureId: id('mall.picture').nullable(),
  revision: z.int(),
  updatedAt: moment,
})
export type ManagedProduct = z.output<typeof managedProduct>

export const listManagedCategories = endpoint({
  method: 'GET',
  path: '/app/api/admin/mall/category',
  kind: 'read',
  access: manage,
  summary: 'All categories of the mall in their order, with how many products each has.',
  result: z.object({
    records: z.array(z.object({ id: id('mall.category'), name: z.string(), products: z.int() })),
  }),
})

export const addMallCategory = endpoint({
  method: 'POST',
  path: '/app/api/admin/mall/category',
  kind: 'write',
  access: manage,
  summary: 'Adds a category behind the others.',
  body: z.object({ name: line(20) }),
  result: z.object({ id: id('mall.category') }),
  errors: [mallErrors.MALL_CATEGORY_TAKEN],
})

export const renameMallCategory = endpoint({
  method: 'PUT',
  path: '/app/api/admin/mall/category/:id',
  kind: 'write',
  access: manage,
  summary: 'Gives a category another name.',
  params: z.object({ id: id('mall.category') }),
  body: z.object({ name: line(20) }),
  result: z.object({ id: id('mall.category') }),
  errors: [commonErrors.NOT_FOUND, mallErrors.MALL_CATEGORY_TAKEN],
})

export const removeMallCategory = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/mall/category/:id',
  kind: 'write',
  access: manage,
  summary: 'Removes a category that no product is in.',
  params: z.object({ id: id('mall.category') }),
  result: z.object({ id: id('mall.category') }),
  errors: [commonErrors.NOT_FOUND, commonErrors.RESOURCE_IN_USE],
})

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/app/api/admin/mall/product',
  kind: 'read',
  access: manage,
  summary: 'All products, shown or not, the newest first.',
  query: pageQuery.extend({
    text: z.string().trim().max(60).default(''),
    category: id('mall.category').optional(),
    show: z.enum(['all', 'shown', 'hidden', 'low']).default('all'),
  }),
  result: pageOf(managedProduct),
})

export const getManagedProduct = endpoint({
  method: 'GET',
  path: '/app/api/admin/mall/product/:id',
  kind: 'read',
  access: manage,
  summary: 'One product with the last movements of its stock.',
  params: ofProduct,
  result: managedProduct.extend({
    movements: z.array(
      z.object({
        at: moment,
        kind: z.enum(movementKinds),
        amount: z.int(),
        stockAfter: z.int(),
        by: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const addProduct = endpoint({
  method: 'POST',
  path: '/app/api/admin/mall/product',
  kind: 'write',
  access: manage,
  summary: 'Adds a product, with what is there of it.',
  body: sheet.extend({ stock: z.int().min(0).max(1_000_000).default(0) }),
  result: ofProduct,
  errors: [commonErrors.NOT_FOUND],
})

export const editProduct = endpoint({
  method: 'PUT',
  path: '/app/api/admin/mall/product/:id',
  kind: 'write',
  access: manage,
  summary: 'Changes a product; what was exchanged already stays as it was agreed.',
  params: ofProduct,
  body: sheet.extend({ revision: z.int() }),
  result: ofProduct,
  errors: [commonErrors.NOT_FOUND, mallErrors.PRODUCT_CHANGED],
})

export const moveStock = endpoint({
  method: 'POST',
  path: '/app/api/admin/mall/product/:id/stock',
  kind: 'write',
  access: manage,
  deed: 'change',
  summary: 'Books what came in, or what a count found, with its reason.',
  params: ofProduct,
  body: z.object({
    kind: z.enum(['received', 'corrected']),
    amount: z.int().min(-1_000_000).max(1_000_000),
    reason: line(200),
  }),
  result: z.object({ stock: z.int() }),
  errors: [commonErrors.NOT_FOUND, mallErrors.STOCK_BELOW_ZERO],
})
