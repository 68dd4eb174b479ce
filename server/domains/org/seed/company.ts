import type { Catalogue } from './catalogue.ts'
import type { OutlineUnit } from './outline.ts'

/** Where somebody known by name works. */
export type Placement = {
  /** Unit codes, the best first: a small company may not have it. */
  readonly units: readonly string[]
  readonly position: string
  readonly grade: string
  readonly isHead?: true
}

/** How a site's organisation is built. */
export type Company = {
  readonly outline: readonly OutlineUnit[]
  readonly catalogue: Catalogue
  readonly placements: Readonly<Record<string, Placement>>
}
