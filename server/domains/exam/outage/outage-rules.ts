type Span = { readonly beganAt: Date; readonly endedAt: Date }

/**
 * The outages of a site within a gap: the times in which neither an API node committed a heartbeat nor a save of the
 * site was acknowledged. Those shorter than `shortestMs` do not count.
 */
export function outagesIn(gap: Span, silences: readonly Span[], shortestMs: number): readonly Span[] {
  const found: Span[] = []
  let from = gap.beganAt.getTime()
  const inOrder = silences.toSorted((first, other) => first.beganAt.getTime() - other.beganAt.getTime())
  for (const { beganAt, endedAt } of inOrder) {
    const began = Math.max(from, beganAt.getTime())
    const ended = Math.min(gap.endedAt.getTime(), endedAt.getTime())
    if (ended - began >= shortestMs) found.push({ beganAt: new Date(began), endedAt: new Date(ended) })
    from = Math.max(from, ended)
  }
  return found
}

/** The time an outage cost an attempt: from the later of its start and the attempt's start to its end, up to the cap. */
export function lostMs(outage: Span, startedAt: Date, capMs: number): number {
  const from = Math.max(outage.beganAt.getTime(), startedAt.getTime())
  return Math.max(0, Math.min(outage.endedAt.getTime() - from, capMs))
}
