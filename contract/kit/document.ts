import { z } from 'zod'

/**
 * A long text is a tree of known parts and never HTML (decisions, Q-108): headings, paragraphs, lists, tables, code,
 * pictures, videos, links, mentions. Anything else cannot be stored, so nothing has to be sanitized.
 */

const runText = z.string().max(4000)
const webAddress = z.url({ protocol: /^https?$/ }).max(500)
const fileId = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, { abort: true })
  .refine((text) => BigInt(text) < 2n ** 63n)

/** A run of text; a link or a mention is a run with a target. */
const run = z.object({
  text: runText,
  marks: z
    .array(z.enum(['bold', 'italic', 'underline', 'strike', 'code']))
    .max(5)
    .optional(),
  link: webAddress.optional(),
  mention: fileId.optional(),
})
const runs = z.array(run).max(400)

/** Lists are flat, each item with its depth: a tree that can be read without recursion. */
const item = z.object({ depth: z.int().min(0).max(3), runs })

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(4), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(item).min(1).max(200) }),
  z.object({ kind: z.literal('quote'), runs }),
  z.object({ kind: z.literal('code'), language: z.string().max(20), text: z.string().max(20_000) }),
  z.object({
    kind: z.literal('table'),
    hasHead: z.boolean(),
    rows: z.array(z.array(runs).min(1).max(20)).min(1).max(200),
  }),
  z.object({
    kind: z.literal('image'),
    fileId,
    alt: z.string().max(200),
    width: z.int().min(1).max(4096).optional(),
  }),
  z.object({ kind: z.literal('video'), fileId, title: z.string().max(200) }),
  z.object({ kind: z.literal('line') }),
])

export const documentTree = z.object({ blocks: z.array(block).max(2000) })
export type DocumentTree = z.output<typeof documentTree>
export type DocumentBlock = z.output<typeof block>
export type DocumentRun = z.output<typeof run>
