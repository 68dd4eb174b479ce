import type { ErrorSpec } from '@lyceum/contract/kit'

/** The columns that every category has. */
export type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  /** 1 at the top. */
  readonly level: number
  readonly position: number
}

/** A domain's categories: where they are stored, and what is answered when a change is not allowed. */
export type CategoryTree<Own extends Given, Given extends object = Own> = {
  /** As `course.category`. */
  readonly table: string
  /** The tables whose `category_id` names a category: what they name is not deleted. */
  readonly usedBy: readonly string[]
  readonly errors: { readonly tooDeep: ErrorSpec<never>; readonly nameTaken: ErrorSpec<'name'> }
  /** The columns that only this tree has. */
  readonly own: {
    readonly columns: readonly string[]
    readonly read: (row: Readonly<Record<string, unknown>>) => Own
    readonly write: (given: Given) => Readonly<Record<string, unknown>>
  }
}

export const noOwnColumns = { columns: [], read: () => ({}), write: () => ({}) } as const

export const maxLevel = 3
