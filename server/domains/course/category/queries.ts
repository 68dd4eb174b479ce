import type * as contract from '@lyceum/contract/course'
import { locales, type Result } from '@lyceum/contract/kit'
import { z } from 'zod'
import { cached, forget } from '#platform/cache'
import type { Ctx } from '#platform/ctx'
import { siteKey } from '#platform/cache/redis'
import { allCategories, coursesPerCategory } from './store.ts'

export async function listCategories(ctx: Ctx): Promise<Result<typeof contract.listCategories>> {
  const [rows, courses] = await Promise.all([allCategories(ctx.db), coursesPerCategory(ctx.db)])
  return { records: rows.map((row) => ({ ...row, courses: courses.get(row.id) ?? 0 })) }
}

const row = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  names: z.record(z.enum(locales), z.string()),
})
const rememberedSeconds = 300

/** Cached: every page of the portal needs it, and it changes a few times a year. */
export async function getCourseCatalog(ctx: Ctx): Promise<Result<typeof contract.getCourseCatalog>> {
  const rows = await cached({
    redis: ctx.parts.redis,
    key: catalogKey(ctx),
    seconds: rememberedSeconds,
    parse: (value) => z.array(row).parse(value),
    load: () => allCategories(ctx.db),
  })
  const all = rows ?? []
  const node = <T>({ id, name, names }: Row, children: T[]) => ({
    id,
    name: names[ctx.locale] || name,
    isParent: children.length > 0,
    children,
  })
  const below = (parentId: string | null) => all.filter((category) => category.parentId === parentId)
  return {
    nodes: below(null).map((category) => {
      const children = below(category.id).map((two) => {
        const leaves = below(two.id).map((three) => node(three, []))
        return node(two, leaves)
      })
      return node(category, children)
    }),
  }
}

type Row = z.output<typeof row>

export function forgetCatalog(ctx: Ctx): void {
  ctx.afterCommit(() => forget(ctx.parts.redis, catalogKey(ctx)))
}

const catalogKey = (ctx: Ctx) => siteKey(ctx.site.id, 'course-catalog-names')
