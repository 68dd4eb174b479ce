import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../picture/icon.tsx'
import { type DropPlace, useTreeDrag } from './tree-drag.ts'
import { type TreeNode, type TreeRow, treeMove, visibleRows } from './tree-rows.ts'
import './tree.css'

export type { DropPlace } from './tree-drag.ts'
export type { TreeNode } from './tree-rows.ts'

type TreeProps = {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly open: ReadonlySet<string>
  readonly onOpen: (open: ReadonlySet<string>) => void
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Rows can be dragged with the mouse; offer a keyboard alternative as well. */
  readonly onDrop?: (id: string, onto: DropPlace) => void
  readonly mayDrag?: (id: string) => boolean
}

/** A tree. Arrow keys move, right opens, left closes, Enter chooses; one tab stop for the whole. */
export function Tree({ label, nodes, open, onOpen, chosen, onChoose, onDrop, mayDrag }: TreeProps) {
  const root = useRef<HTMLUListElement>(null)
  const rows = visibleRows(nodes, open)
  const dragOf = useTreeDrag(onDrop, mayDrag)
  const start = rows.find(({ id }) => id === chosen)?.id ?? rows[0]?.id

  function toggle(id: string, isOpen: boolean) {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    onOpen(next)
  }

  function onKeyDown(event: KeyboardEvent, row: TreeRow) {
    const move = treeMove(event.key, rows, row)
    if (!move) return
    event.preventDefault()
    if ('open' in move) toggle(row.id, move.open)
    else root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(move.focus)}"]`)?.focus()
  }

  return (
    <ul className="ly-tree" role="tree" aria-label={label} ref={root}>
      {rows.map((row) => (
        <li
          key={row.id}
          role="treeitem"
          data-id={row.id}
          aria-level={row.level}
          aria-expanded={row.isBranch ? row.isOpen : undefined}
          aria-selected={row.id === chosen}
          tabIndex={row.id === start ? 0 : -1}
          style={{ paddingLeft: 8 + (row.level - 1) * 20 }}
          {...dragOf(row.id)}
          onClick={() => onChoose(row.id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') onChoose(row.id)
            onKeyDown(event, row)
          }}
        >
          <span
            className="ly-tree-chevron"
            aria-hidden="true"
            onClick={(event) => {
              if (!row.isBranch) return
              event.stopPropagation()
              toggle(row.id, !row.isOpen)
            }}
          >
            {row.isBranch && <Icon name={row.isOpen ? 'down' : 'right'} size={14} />}
          </span>
          <span className="ly-clamp-1">{row.title}</span>
          {row.count !== undefined && <em>{row.count.toLocaleString('en-US')}</em>}
        </li>
      ))}
    </ul>
  )
}
