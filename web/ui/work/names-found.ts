import { slot } from '#lib/slot'

export type NamedKind = 'course' | 'person' | 'position' | 'unit'

type NameQuery = { readonly kind: NamedKind; readonly text: string; readonly isWanted: boolean }

type Found = { readonly id: string; readonly name: string; readonly detail: string }

/** What has a part of a name, of one kind. */
export const namesFoundSlot = slot((_query: NameQuery): readonly Found[] => [])
