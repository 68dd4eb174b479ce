import type { Tables } from './tables.ts'

export type Entry = Tables['points.entry']
