type Line<P> = {
  readonly line: number
  readonly cells: readonly string[] | null
  readonly problems: readonly P[]
}

export type Faults<P> = {
  readonly headings: readonly string[]
  /** The heading of the last column. */
  readonly reason: string
  readonly batchAfter: (line: number) => Promise<readonly Line<P>[]>
  readonly describe: (problems: readonly P[]) => string
}

/** The faulty rows of a list as uploaded, with the problems in the last column: to be corrected and uploaded again. */
export async function* faultyRows<P>({ headings, reason, batchAfter, describe }: Faults<P>) {
  yield [...headings, reason]
  for (let after = 0; ;) {
    const batch = await batchAfter(after)
    for (const { cells, problems } of batch)
      yield [...headings.map((_heading, at) => cells?.[at] ?? ''), describe(problems)]
    const last = batch.at(-1)
    if (!last) return
    after = last.line
  }
}
