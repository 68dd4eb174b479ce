import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

type MadeProduct = { readonly title: string; readonly points: number }

/** A product for one test only, three in stock. */
export async function makeProduct(admin: Visit, { title, points }: MadeProduct): Promise<string> {
  const get = { method: 'GET' } as const
  const { records } = await callAs<{ records: { id: string }[] }>(admin, '/app/api/admin/mall/category', get)
  const { id } = await callAs<{ id: string }>(admin, '/app/api/admin/mall/product', {
    data: {
      title,
      categoryId: records[0]?.id,
      introduction: '青瓷釉面，三百五十毫升，每一只的开片都不一样。',
      item: 'mug',
      points,
      isShown: true,
      stock: 3,
    },
  })
  return id
}
