import { type LedgerFilter, movementKinds } from '@lyceum/contract/points'
import { useSearchParams } from 'react-router'

type Change = Partial<Record<keyof LedgerFilter | 'person', string | undefined>>

/** A URL parameter; undefined when invalid. */
const fitting = (given: string | undefined, form: RegExp) =>
  given !== undefined && form.test(given) ? given : undefined

const day = /^\d{4}-\d{2}-\d{2}$/

/** The filter from the URL; invalid values are left out. */
function filterOf(given: Readonly<Record<string, string>>): LedgerFilter {
  const { rule = '', object = '', kind, sign } = given
  return {
    rule: rule.slice(0, 60),
    object: object.slice(0, 120),
    sign: (['in', 'out'] as const).find((option) => option === sign) ?? 'all',
    kind: movementKinds.find((option) => option === kind),
    accountId: fitting(given['accountId'], /^\d{1,19}$/),
    from: fitting(given['from'], day),
    to: fitting(given['to'], day),
  }
}

/** The filter state from the URL. */
export function useFilter() {
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(params)
  const { after = '', ...filters } = given
  return {
    filter: filterOf(given),
    /** The name of the chosen person, shown before data is loaded. */
    person: given['person'] ?? '',
    after,
    isNarrowed: Object.keys(filters).length > 0,
    change: (part: Change) => setParams(filled({ ...filters, ...part })),
    clear: () => setParams({}),
    go: (next: string) => setParams(filled({ ...filters, after: next })),
  }
}

/** Removes empty values. */
export const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
