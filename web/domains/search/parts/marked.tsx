import type { Runs } from '@lyceum/contract/search'

/** Words as they were found; what was looked for is marked. */
export function Marked({ runs }: { readonly runs: Runs }) {
  return placed(runs).map(({ text, isHit, from }) =>
    isHit ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
  )
}

/** Each run with the place it begins at. */
function placed(runs: Runs) {
  let from = 0
  return runs.map((run) => {
    const one = { ...run, from }
    from += run.text.length
    return one
  })
}
