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

/** A training centre, with the units it looks after; a small company may lack some. */
export type SeedCentre = {
  readonly code: string
  readonly name: string
  readonly place: string
  readonly units: readonly string[]
}

/** How a site's organisation is built. */
export type Company = {
  readonly outline: readonly OutlineUnit[]
  readonly catalogue: Catalogue
  readonly placements: Readonly<Record<string, Placement>>
  readonly centres: readonly SeedCentre[]
}
