import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { moved } from './move-item.ts'

type Item = { readonly id: string; readonly title: string }

export type Reorder<T extends Item> = ReturnType<typeof useReorder<T>>

/** A list sortable by dragging or the arrow keys; `onOrder` is called when a row is dropped. */
export function useReorder<T extends Item>(items: readonly T[], onOrder: (ids: readonly string[]) => void) {
  const [order, setOrder] = useState({ of: items, rows: items })
  const [dragged, setDragged] = useState<string>()
  const [last, setLast] = useState<{ readonly title: string; readonly place: number }>()
  if (order.of !== items) setOrder({ of: items, rows: items })
  const { rows } = order

  const show = (next: readonly T[]) => setOrder({ of: items, rows: next })
  const reportOrder = (next: readonly T[]) => {
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
      reportOrder(rows)
    },
    /** Dropped outside the list: restores the order. */
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
      reportOrder(next)
    },
  }
}
