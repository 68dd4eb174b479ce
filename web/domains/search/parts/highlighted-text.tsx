import type { Runs } from '@lyceum/contract/search'

/** Text with the matches highlighted. */
export function Marked({ runs }: { readonly runs: Runs }) {
  return withOffsets(runs).map(({ text, isHit, from }) =>
    isHit ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
  )
}

/** Each run with its offset. */
function withOffsets(runs: Runs) {
  let from = 0
  return runs.map((run) => {
    const positionedRun = { ...run, from }
    from += run.text.length
    return positionedRun
  })
}
