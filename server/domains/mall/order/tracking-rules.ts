import type { trackingFaults } from '@lyceum/contract/mall'

export type TrackingRow = {
  readonly line: number
  readonly id: string
  readonly carrier: string
  readonly trackingNo: string
}

type Fault = (typeof trackingFaults)[number]
type Checked = { readonly row: TrackingRow; readonly fault: Fault | undefined }

const tracking = /^[\w-]{1,40}$/

/** The fault of each row of a list, by the states of the exchanges it names. */
export function faultsIn(
  rows: readonly TrackingRow[],
  states: ReadonlyMap<string, string>,
): readonly Checked[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const fault = faultOf(row, states) ?? (seen.has(row.id) ? 'twice' : undefined)
    if (!fault) seen.add(row.id)
    return { row, fault }
  })
}

function faultOf({ id, carrier, trackingNo }: TrackingRow, states: ReadonlyMap<string, string>) {
  const state = states.get(id)
  if (state === undefined) return 'unknown'
  if (carrier === '' || carrier.length > 40 || !tracking.test(trackingNo)) return 'incomplete'
  return state === 'NOT_SHIPPED' ? undefined : 'notWaiting'
}
