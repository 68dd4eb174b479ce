import type { ComponentType } from 'react'
import type { Texts } from '#lib/text'
import type { IconName } from '../picture/icon.tsx'

/** The groups of the console's side bar, in order. */
export const consoleGroups = ['learning', 'exam', 'content', 'people', 'operation', 'system'] as const

/** A page of the console; its path is below `/manage`. */
export type ConsoleRoute = {
  readonly path: string
  readonly load: () => Promise<ComponentType>
  /** People with none of these see neither the page nor its entry. */
  readonly permissions: readonly string[]
  readonly label: Texts<string>
  /** Its side bar entry; without one it is reached from another page, whose path is its prefix. */
  readonly entry?: {
    /** Without it the entry is above all groups. */
    readonly group?: (typeof consoleGroups)[number]
    readonly icon: IconName
  }
}
