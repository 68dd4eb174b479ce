import { importFields } from '@lyceum/contract/people'
import { z } from 'zod'
import type { RowFields } from './check-row.ts'
import type { Mapping } from './fields.ts'
import type { Values } from '../../apply/rules.ts'

const mapping = z.partialRecord(z.enum(importFields), z.string())
const values = z.partialRecord(z.enum(importFields).exclude(['state']), z.string().nullable())

/** Parse the values of jsonb columns. */
export const isMapping = (stored: unknown): Mapping => mapping.parse(stored)
export const parseRowFields = (stored: unknown): RowFields => mapping.parse(stored)
export const isValues = (stored: unknown): Values => values.parse(stored ?? {})
