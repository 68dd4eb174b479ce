/** A course category; three levels at most. */
export type Category = {
  readonly id: string
  readonly name: string
  readonly isParent: boolean
  readonly children: readonly Category[]
}

const kept = 10

/** What the menu has room for: ten categories of the first level, each with the two levels below it. */
export function menuTree(tree: readonly Category[]): readonly Category[] {
  return tree.slice(0, kept).map((top) => ({
    ...top,
    children: top.children.map((second) => ({
      ...second,
      children: second.children.map((third) => ({ ...third, children: [] })),
    })),
  }))
}

/** The categories of the course menu. None are told before the course room answers. */
export const useCatalog = (): readonly Category[] => none

const none: readonly Category[] = []
