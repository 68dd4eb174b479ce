import type { ComponentType } from 'react'
import type { Texts } from '#lib/text'
import type { IconName } from '../picture/icon.tsx'

/** The groups of the console's side bar, in their order. */
export const consoleGroups = ['learning', 'exam', 'content', 'people', 'operation', 'system'] as const

/** A page of the console; its path stands below `/manage`. */
export type ConsoleRoute = {
  readonly path: string
  readonly load: () => Promise<ComponentType>
  /** Whoever holds none of these sees neither the page nor its entry. */
  readonly permissions: readonly string[]
  readonly label: Texts<string>
  /** Its place in the side bar; without one it is reached from another page, whose path it begins with. */
  readonly entry?: {
    /** Left out, it stands above all groups. */
    readonly group?: (typeof consoleGroups)[number]
    readonly icon: IconName
  }
}
