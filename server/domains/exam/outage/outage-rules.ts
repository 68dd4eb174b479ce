type Span = { readonly beganAt: Date; readonly endedAt: Date }

/**
 * What of a gap is an outage of a site: the times in which neither an API node committed a heartbeat nor a save of the
 * site was acknowledged. Shorter ones than `shortestMs` are none.
 */
export function outagesIn(gap: Span, silences: readonly Span[], shortestMs: number): readonly Span[] {
  const found: Span[] = []
  let from = gap.beganAt.getTime()
  const inOrder = silences.toSorted((one, other) => one.beganAt.getTime() - other.beganAt.getTime())
  for (const { beganAt, endedAt } of inOrder) {
    const began = Math.max(from, beganAt.getTime())
    const ended = Math.min(gap.endedAt.getTime(), endedAt.getTime())
    if (ended - began >= shortestMs) found.push({ beganAt: new Date(began), endedAt: new Date(ended) })
    from = Math.max(from, ended)
  }
  return found
}

/** What an outage cost somebody who was answering: from its beginning, or theirs, to its end; never more than the cap. */
export function lostMs(outage: Span, startedAt: Date, capMs: number): number {
  const from = Math.max(outage.beganAt.getTime(), startedAt.getTime())
  return Math.max(0, Math.min(outage.endedAt.getTime() - from, capMs))
}
