/** A cell as the text a person would have typed: dates without a time, numbers without an exponent. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayOf(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'string') return value.trim()
  return typeof value === 'boolean' ? String(value) : ''
}

/** A sheet has no time zone: its dates are midnight in UTC. */
function dayOf(value: Date): string {
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
}

function numberText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? value.toFixed(0) : String(value)
}
