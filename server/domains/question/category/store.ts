import { questionErrors } from '@lyceum/contract/question'
import * as tree from '#platform/category-tree'
import type { Db } from '#platform/db'

export const questionCategories: tree.CategoryTree<object> = {
  table: 'exam.category',
  usedBy: ['exam.question'],
  errors: {
    tooDeep: questionErrors.QUESTION_CATEGORY_DEEP,
    nameTaken: questionErrors.QUESTION_CATEGORY_TAKEN,
  },
  own: tree.noOwnColumns,
}

/** The same with what stands in each, for lists. */
const withCounts = {
  ...questionCategories,
  own: {
    columns: ['questions'],
    read: ({ questions }: Readonly<Record<string, unknown>>) => ({ questions: Number(questions) }),
    write: () => ({}),
  },
}

/** All of them, parents before children, in their order. */
export const allCategories = (db: Db) => tree.allCategories(db, withCounts)

/** From the top down to the category itself; undefined: there is none such. */
export async function categoryPath(db: Db, categoryId: string): Promise<string[] | undefined> {
  return tree.pathTo(categoryId, await allCategories(db))
}

type NewCategory = { readonly parentId: string | null; readonly level: number; readonly name: string }

/** At the end of its level; undefined when a sibling has the name. */
export const insertCategory = (db: Db, row: NewCategory) => tree.insertCategory(db, questionCategories, row)

/** Undefined while something stands in it, or below it. */
export const deleteCategory = (db: Db, categoryId: string) =>
  tree.deleteCategory(db, questionCategories, categoryId)
