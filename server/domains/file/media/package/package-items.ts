import type { PackageItem } from '@lyceum/contract/file'
import { z } from 'zod'

/** A line of a package's table of contents, with the page it opens; folders open none. */
export type ItemWithEntry = PackageItem & { readonly entry: string }

const items = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    depth: z.int(),
    kind: z.enum(['folder', 'sco', 'asset']),
    entry: z.string(),
  }),
)

/** The stored table of contents; empty if there is a single item. */
export const itemsIn = (stored: unknown): readonly ItemWithEntry[] => items.catch([]).parse(stored ?? [])
