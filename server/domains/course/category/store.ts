import { courseErrors } from '@lyceum/contract/course'
import { type Locale, locales } from '@lyceum/contract/kit'
import { z } from 'zod'
import * as tree from '#platform/category-tree'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

/** Names of a category by language; empty: the default name. */
type CategoryNames = Readonly<Record<Locale, string>>

const names = z.partialRecord(z.enum(locales), z.string()).catch({})
function namesOf({ names: stored }: Readonly<Record<string, unknown>>) {
  const own = names.parse(stored)
  const of = (locale: Locale) => own[locale] ?? ''
  return { names: { 'zh-CN': of('zh-CN'), 'zh-TW': of('zh-TW'), 'en-US': of('en-US') } }
}

/** Only languages with their own name are stored. */
const ownNamesJson = (given: CategoryNames | null) =>
  given && JSON.stringify(Object.fromEntries(Object.entries(given).filter(([, name]) => name !== '')))

export const courseCategories: tree.CategoryTree<
  { readonly names: CategoryNames },
  { readonly names: CategoryNames | null }
> = {
  table: 'course.category',
  usedBy: ['course.course'],
  errors: { tooDeep: courseErrors.CATEGORY_TOO_DEEP, nameTaken: courseErrors.CATEGORY_NAME_TAKEN },
  own: { columns: ['names'], read: namesOf, write: ({ names }) => ({ names: ownNamesJson(names) }) },
}

export const allCategories = (db: Db) => tree.allCategories(db, courseCategories)

/** Number of courses directly in each category; only categories with any. */
export async function coursesPerCategory(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await on(db)
    .selectFrom('course.course')
    .select(({ fn }) => ['categoryId', fn.countAll<string>().as('courses')])
    .where('categoryId', 'is not', null)
    .groupBy('categoryId')
    .execute()
  return new Map(rows.map(({ categoryId, courses }) => [categoryId ?? '', Number(courses)]))
}

/** Ids from the top down to the category itself. */
export async function categoryPath(db: Db, categoryId: string): Promise<string[] | undefined> {
  return tree.pathTo(categoryId, await allCategories(db))
}

export async function deleteCategory(db: Db, categoryId: string): Promise<void> {
  await tree.deleteCategory(db, courseCategories, categoryId)
}
