import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { moved } from './moved.ts'

type Item = { readonly id: string; readonly title: string }

export type Reorder<T extends Item> = ReturnType<typeof useReorder<T>>

/** A list that is put in another order by dragging or by the arrow keys; told when a row has found its place. */
export function useReorder<T extends Item>(items: readonly T[], onOrder: (ids: readonly string[]) => void) {
  const [kept, setKept] = useState({ of: items, rows: items })
  const [dragged, setDragged] = useState<string>()
  const [last, setLast] = useState<{ readonly title: string; readonly place: number }>()
  if (kept.of !== items) setKept({ of: items, rows: items })
  const { rows } = kept

  const show = (next: readonly T[]) => setKept({ of: items, rows: next })
  const tell = (next: readonly T[]) => {
    if (next.some((row, at) => row !== items[at])) onOrder(next.map(({ id }) => id))
  }

  return {
    rows,
    dragged,
    moved: last,
    drag: (event: DragEvent, id: string) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      const row = event.currentTarget.closest('tr')
      if (row) event.dataTransfer.setDragImage(row, 24, 24)
      setDragged(id)
    },
    over: (event: DragEvent, at: number) => {
      const from = rows.findIndex(({ id }) => id === dragged)
      if (from < 0) return
      event.preventDefault()
      if (from !== at) show(moved(rows, from, at))
    },
    drop: (event: DragEvent) => {
      event.preventDefault()
      setDragged(undefined)
      tell(rows)
    },
    /** Let go beside the list: everything goes back. */
    end: () => {
      if (dragged !== undefined) show(items)
      setDragged(undefined)
    },
    key: (event: KeyboardEvent, at: number) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const to = at + (step ?? 0)
      const row = rows[at]
      if (step === undefined || !row || to < 0 || to >= rows.length) return
      event.preventDefault()
      const next = moved(rows, at, to)
      show(next)
      setLast({ title: row.title, place: to + 1 })
      tell(next)
    },
  }
}
