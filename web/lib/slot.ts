/** What a part needs from above: a domain on a higher layer has it, and the application fills it in at start. */
export type Slot<T> = { readonly get: () => T; readonly fill: (value: T) => void }

/** A slot with what stands in it until it is filled. A hook in a slot is filled before the first page is drawn, once. */
export function slot<T>(empty: T): Slot<T> {
  let current = empty
  return {
    get: () => current,
    fill: (value) => {
      current = value
    },
  }
}
