import { z } from 'zod'

const number = z.int().default(0)

/** What an import has counted, as it is kept with it; what is not counted yet is nothing. */
const stored = z.object({
  create: number,
  change: number,
  rehire: number,
  leave: number,
  same: number,
  spared: number,
  faulty: number,
  sticky: number,
  places: number,
  notRestored: number,
  limit: number,
  since: z
    .object({
      at: z.string(),
      fileName: z.string(),
      added: z.int(),
      removed: z.int(),
      differing: z.int(),
    })
    .nullable()
    .default(null),
})

export type Counts = z.output<typeof stored>

export const countsOf = (kept: unknown): Counts => stored.parse(kept)

/** How many people an import takes something from or changes: what the brake weighs. */
export const touchedBy = ({ change, rehire, leave }: Counts) => change + rehire + leave
