import { z } from 'zod'

/**
 * The id of an entity: a 63-bit number, a string in JSON.
 * The entity's name is attached, so that the contract suites can put another person's or another site's id here.
 */
export function id(entity: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,18}$/, { abort: true })
    .refine((text) => BigInt(text) <= maxId)
    .meta({ entity })
}

const maxId = 2n ** 63n - 1n

/** Paging of every list, in the query for both GET and POST. */
export const pageQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
})

/** One page of a list. */
export function pageOf<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: z.int(), pageNo: z.int(), pageSize: z.int() })
}

/** A moment on the wire: ISO 8601 in UTC; screens show it in the site's time zone. */
export const moment = z.iso.datetime()

/** Text a person types: trimmed, of bounded length, without control characters. */
export function line(max: number, min = 1) {
  return z.string().trim().min(min).max(max).regex(noControl)
}

// eslint-disable-next-line no-control-regex -- refusing control characters is the point
const noControl = /^[^\u0000-\u001f\u007f]*$/
