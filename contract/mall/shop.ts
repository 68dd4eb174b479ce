import { z } from 'zod'
import { commonErrors, endpoint, id, pageOf, pageQuery } from '../kit/index.ts'
import { product, productOrders } from './schemas.ts'

const order = z.enum(productOrders).default('hot')

/** C-342. */
export const listMallCategories = endpoint({
  method: 'GET',
  path: '/app/api/trainee/integral-mall/category',
  kind: 'read',
  access: 'user',
  summary: 'The categories of the mall that have something to show.',
  result: z.object({ records: z.array(z.object({ id: id('mall.category'), name: z.string() })) }),
})

/** C-089, Q-042: the category tree of a kind; each domain with categories adds its kind. Those of the mall have one level. */
export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/app/api/trainee/tree/list/tree',
  kind: 'read',
  access: 'user',
  summary: 'The categories of the points mall, as a tree of one level.',
  query: z.object({ type: z.enum(['MALL']) }),
  result: z.object({
    nodes: z.array(
      z.object({
        id: id('mall.category'),
        name: z.string(),
        isParent: z.boolean(),
        children: z.array(z.never()),
      }),
    ),
  }),
})

/** C-343. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/app/api/trainee/integral-mall/product/page',
  kind: 'read',
  access: 'user',
  summary: 'What the mall has, the most wanted first.',
  query: pageQuery.extend({ category: id('mall.category').optional(), order }),
  result: pageOf(product),
})

/** C-345. */
export const listExchangeable = endpoint({
  method: 'GET',
  path: '/app/api/trainee/integral-mall/exchangeable',
  kind: 'read',
  access: 'user',
  summary: 'What is in stock and within my points.',
  query: pageQuery.extend({ category: id('mall.category').optional(), order }),
  result: pageOf(product),
})

/** C-344. */
export const getProduct = endpoint({
  method: 'GET',
  path: '/app/api/trainee/integral-mall/product/:id',
  kind: 'read',
  access: 'user',
  summary: 'One product of the mall.',
  params: z.object({ id: id('mall.product') }),
  result: product.extend({ introduction: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})
