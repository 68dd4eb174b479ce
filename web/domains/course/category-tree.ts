import { getCourseCatalog } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

/** A course category; three levels at most. */
export type Category = {
  readonly id: string
  readonly name: string
  readonly isParent: boolean
  readonly children: readonly Category[]
}

const maxShown = 10

/** The part of the tree that fits in the menu: ten top categories, each with the two levels below it. */
export function menuTree(tree: readonly Category[]): readonly Category[] {
  return tree.slice(0, maxShown).map((top) => ({
    ...top,
    children: top.children.map((second) => ({
      ...second,
      children: second.children.map((third) => ({ ...third, children: [] })),
    })),
  }))
}

/** The course categories; empty until loaded. They change a few times a year. */
export function useCatalog(): readonly Category[] {
  const { data } = useQuery({ ...read(getCourseCatalog), staleTime: 300_000, meta: { quiet: true } })
  return data?.nodes ?? none
}

const none: readonly Category[] = []
