/** Something that a component needs from a higher domain; the application fills it at start. */
export type Slot<T> = { readonly get: () => T; readonly fill: (value: T) => void }

/** A slot with its initial value. A hook must be filled in before the first page is rendered, and only once. */
export function slot<T>(empty: T): Slot<T> {
  let current = empty
  return {
    get: () => current,
    fill: (value) => {
      current = value
    },
  }
}
