import { isId } from './is-id.ts'

type Place = { readonly updatedAt: Date; readonly id: string }

/** Where a page of things by their newest change ended, as a text to go on from. */
export const cursorText = ({ updatedAt, id }: Place) => `${updatedAt.toISOString()}_${id}`

/** Where the page before ended; what is no such place begins at the top. */
export function cursorOf(text: string): Place | undefined {
  const [time = '', id = ''] = text.split('_')
  const updatedAt = new Date(time)
  return isId(id) && !Number.isNaN(updatedAt.getTime()) ? { updatedAt, id } : undefined
}
