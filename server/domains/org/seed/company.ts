import type { Catalogue } from './catalogue.ts'
import type { OutlineUnit } from './outline.ts'

/** Where a person known by name works. */
export type Placement = {
  /** Unit codes, the preferred first: a small company may lack it. */
  readonly units: readonly string[]
  readonly position: string
  readonly grade: string
  readonly isHead?: true
}

/** A training centre with its units; a small company may lack some. */
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
