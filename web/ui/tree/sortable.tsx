import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#lib/text'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import './sortable.css'

/** The grip of a row; the row decides where it is. */
type Grip = ReactNode

type SortableProps<Item> = {
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** All items in their new order, and the moved one. */
  readonly onOrder: (items: Item[], moved: Item) => void
  readonly children: (item: Item, grip: Grip, isDragging: boolean) => ReactNode
  readonly isLocked?: boolean
}

/** A sortable list: by pointer, or by keys (space picks up, arrows move, space drops, Escape cancels). */
export function Sortable<Item>({
  items,
  idOf,
  nameOf,
  onOrder,
  children,
  isLocked = false,
}: SortableProps<Item>) {
  const t = useText(text).sortable
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  const at = (id: unknown) => ids.indexOf(String(id))
  const itemName = (id: unknown) => {
    const item = items[at(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.taken(itemName(active.id), at(active.id) + 1, items.length),
    onDragOver: ({ active, over }) =>
      over ? t.over(itemName(active.id), at(over.id) + 1, items.length) : undefined,
    onDragEnd: ({ active, over }) => t.put(itemName(active.id), at(over?.id ?? active.id) + 1, items.length),
    onDragCancel: ({ active }) => t.left(itemName(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.how } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [at(active.id), at(over?.id)]
        const moved = items[from]
        if (over && from !== to && moved !== undefined) onOrder(arrayMove([...items], from, to), moved)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isLocked}>
        <ul className="ly-sortable">
          {items.map((item) => (
            <Row key={idOf(item)} id={idOf(item)} label={t.grip(nameOf(item))} isLocked={isLocked}>
              {(grip, isDragging) => children(item, grip, isDragging)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type RowProps = {
  readonly id: string
  readonly label: string
  readonly isLocked: boolean
  readonly children: (grip: Grip, isDragging: boolean) => ReactNode
}

function Row({ id, label, isLocked, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const grip = isLocked ? null : (
    <button
      type="button"
      className="ly-sortable-grip"
      ref={setActivatorNodeRef}
      {...gripAttributes(attributes)}
      aria-label={label}
      {...listeners}
    >
      <Icon name="grip" size={16} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'ly-sortable-dragging' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(grip, isDragging)}
    </li>
  )
}

/** The library's attributes of a grip; the button has its own role and tab stop. */
function gripAttributes(attributes: ReturnType<typeof useSortable>['attributes']): ComponentProps<'button'> {
  return {
    'aria-describedby': attributes['aria-describedby'],
    'aria-roledescription': undefined,
  }
}
