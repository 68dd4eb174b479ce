import { z } from 'zod'

const number = z.int().default(0)

/** The counts of an import as stored; missing ones are zero. */
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

export const countsOf = (raw: unknown): Counts => stored.parse(raw)

/** How many people an import changes or disables: compared with the bulk limit. */
export const touchedBy = ({ change, rehire, leave }: Counts) => change + rehire + leave
