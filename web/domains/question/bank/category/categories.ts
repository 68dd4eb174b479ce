import { listKnowledgePoints, listQuestionCategories, listQuestionTags } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import type { Option } from '#ui/work/pick'
import type { TreeNode } from '#ui/tree/tree'

export type CategoryRow = Result<typeof listQuestionCategories>['records'][number]

/** A category with its question count including subcategories, as a tree. */
export function treeOf(rows: readonly CategoryRow[], parentId: string | null = null): TreeNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, questions }) => {
      const children = treeOf(rows, id)
      const below = children.reduce((sum, { count = 0 }) => sum + count, 0)
      return { id, title: name, count: questions + below, ...(children.length > 0 ? { children } : {}) }
    })
}

/** Each category with its path: 安全生产 / 电气安全. */
export function categoryOptions(rows: readonly CategoryRow[]): Option[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const trail = ({ name, parentId }: CategoryRow): string => {
    const parent = byId.get(parentId ?? '')
    return parent ? `${trail(parent)} / ${name}` : name
  }
  return rows.map((row) => ({ value: row.id, label: trail(row) }))
}

export function useCategoryOptions(): Option[] {
  const rows = useQuery(read(listQuestionCategories)).data?.records
  return rows ? categoryOptions(rows) : []
}

export function usePointOptions(): Option[] {
  const rows = useQuery(read(listKnowledgePoints)).data?.records ?? []
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

export function useTagOptions(): Option[] {
  const rows = useQuery(read(listQuestionTags)).data?.records ?? []
  return rows.map(({ tag }) => ({ value: tag, label: tag }))
}
