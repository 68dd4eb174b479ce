import { isId } from './is-id.ts'

type Place = { readonly updatedAt: Date; readonly id: string }

/** The end of a page ordered by last change, as a cursor text. */
export const cursorText = ({ updatedAt, id }: Place) => `${updatedAt.toISOString()}_${id}`

/** Parses a cursor; undefined (start at the top) if it is invalid. */
export function cursorOf(text: string): Place | undefined {
  const [time = '', id = ''] = text.split('_')
  const updatedAt = new Date(time)
  return isId(id) && !Number.isNaN(updatedAt.getTime()) ? { updatedAt, id } : undefined
}
