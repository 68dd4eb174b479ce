import { type DragEvent, useState } from 'react'

/** Where a dragged row was dropped: in another one, or beside it. */
export type DropPlace = { readonly id: string; readonly place: 'before' | 'inside' | 'after' }

type Dragging = { readonly id: string; readonly onto?: DropPlace }

/** The drag and drop handlers of a row; none where rows cannot be moved. */
export function useTreeDrag(
  onDrop: ((id: string, onto: DropPlace) => void) | undefined,
  mayDrag: (id: string) => boolean = () => true,
) {
  const [dragging, setDragging] = useState<Dragging>()

  return (id: string) => {
    if (!onDrop) return {}
    return {
      draggable: mayDrag(id),
      'data-drop': dragging?.onto?.id === id ? dragging.onto.place : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setDragging({ id })
      },
      onDragOver: (event: DragEvent) => {
        if (!dragging || dragging.id === id) return
        event.preventDefault()
        const place = placeIn(event)
        if (dragging.onto?.id !== id || dragging.onto.place !== place)
          setDragging({ id: dragging.id, onto: { id, place } })
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragging?.onto) onDrop(dragging.id, dragging.onto)
        setDragging(undefined)
      },
      onDragEnd: () => setDragging(undefined),
    }
  }
}

/** The edges of a row mean beside it, its middle means in it. */
function placeIn({ clientY, currentTarget }: DragEvent): DropPlace['place'] {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = (clientY - top) / height
  if (part < 0.25) return 'before'
  return part > 0.75 ? 'after' : 'inside'
}
