import { slot } from '#lib/slot'

export type FoundPerson = { readonly id: string; readonly name: string; readonly note: string }

/** People within reach by a part of their name; undefined until the server has answered. */
export const peopleFoundSlot = slot((_searchText: string): readonly FoundPerson[] | undefined => undefined)
