import type { Unit } from '../../contract/org/index.ts'

export type Session = Unit
