export type TreeNode = {
  readonly id: string
  readonly title: string
  readonly count?: number
  readonly children?: readonly TreeNode[]
  /** Has children that are loaded when it opens. */
  readonly isBranch?: boolean
}

/** A visible node and its position. */
export type TreeRow = {
  readonly id: string
  readonly title: string
  readonly count: number | undefined
  readonly level: number
  readonly parent: string | undefined
  readonly isBranch: boolean
  readonly isOpen: boolean
}

type Above = { readonly level: number; readonly parent: string | undefined }

/** The visible rows of a tree, from top to bottom. */
export function visibleRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  { level, parent }: Above = { level: 1, parent: undefined },
): readonly TreeRow[] {
  return nodes.flatMap(({ id, title, count, children = [], isBranch = children.length > 0 }) => {
    const isOpen = isBranch && open.has(id)
    const row = { id, title, count, level, parent, isBranch, isOpen }
    return [row, ...(isOpen ? visibleRows(children, open, { level: level + 1, parent: id }) : [])]
  })
}

type Move = { readonly focus: string } | { readonly open: boolean } | undefined

/** What a key does on a row: move, open or close. */
export function treeMove(key: string, rows: readonly TreeRow[], row: TreeRow): Move {
  if (key === 'ArrowRight' && row.isBranch && !row.isOpen) return { open: true }
  if (key === 'ArrowLeft' && row.isOpen) return { open: false }
  const focus = key === 'ArrowLeft' ? row.parent : rows[indexAfter(key, rows, row)]?.id
  return focus === undefined ? undefined : { focus }
}

function indexAfter(key: string, rows: readonly TreeRow[], row: TreeRow): number {
  const at = rows.findIndex(({ id }) => id === row.id)
  const index: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowRight: row.isOpen ? at + 1 : -1,
    Home: 0,
    End: rows.length - 1,
  }
  return index[key] ?? -1
}
