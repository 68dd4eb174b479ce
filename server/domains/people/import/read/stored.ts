import { importFields } from '@lyceum/contract/people'
import { z } from 'zod'
import type { Wish } from './check-row.ts'
import type { Mapping } from './fields.ts'
import type { Values } from '../../apply/rules.ts'

const mapping = z.partialRecord(z.enum(importFields), z.string())
const values = z.partialRecord(z.enum(importFields).exclude(['state']), z.string().nullable())

/** What jsonb columns hold, read back. */
export const isMapping = (stored: unknown): Mapping => mapping.parse(stored)
export const isWish = (stored: unknown): Wish => mapping.parse(stored)
export const isValues = (stored: unknown): Values => values.parse(stored ?? {})
