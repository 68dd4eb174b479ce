import { likePattern } from '#platform/db/like-pattern'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type TitleSearch = { readonly text: string; readonly limit: number }

/** The newest courses whose title contains a text: of these units, and those of the whole organisation. */
export async function coursesFound(db: Db, units: readonly string[] | 'all', { text, limit }: TitleSearch) {
  return on(db)
    .selectFrom('course.course as course')
    .leftJoin('course.category as category', 'category.id', 'course.categoryId')
    .select(['course.id', 'course.title', 'category.name as categoryName'])
    .where('course.state', '!=', 'retired')
    .where('course.title', 'ilike', likePattern(text))
    .$if(units !== 'all', (query) =>
      query.where((at) =>
        at.or([
          ...(units === 'all' || units.length === 0 ? [] : [at('course.unitId', 'in', units)]),
          at.and([at('course.unitId', 'is', null), at('course.state', '=', 'published')]),
        ]),
      ),
    )
    .orderBy('course.updatedAt', 'desc')
    .orderBy('course.id', 'desc')
    .limit(limit)
    .execute()
}
