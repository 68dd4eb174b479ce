import { type LedgerFilter, movementKinds } from '@lyceum/contract/points'
import { useSearchParams } from 'react-router'

type Change = Partial<Record<keyof LedgerFilter | 'person', string | undefined>>

/** A part of the address, or nothing where it makes no sense. */
const fitting = (given: string | undefined, form: RegExp) =>
  given !== undefined && form.test(given) ? given : undefined

const day = /^\d{4}-\d{2}-\d{2}$/

/** What the address says; a part of it that makes no sense is left out. */
function filterOf(given: Readonly<Record<string, string>>): LedgerFilter {
  const { rule = '', object = '', kind, sign } = given
  return {
    rule: rule.slice(0, 60),
    object: object.slice(0, 120),
    sign: (['in', 'out'] as const).find((one) => one === sign) ?? 'all',
    kind: movementKinds.find((one) => one === kind),
    accountId: fitting(given['accountId'], /^\d{1,19}$/),
    from: fitting(given['from'], day),
    to: fitting(given['to'], day),
  }
}

/** Which movements, as the address says. */
export function useFilter() {
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(params)
  const { after = '', ...kept } = given
  return {
    filter: filterOf(given),
    /** The name of the person looked for, so that the page can show it before anything is read. */
    person: given['person'] ?? '',
    after,
    isNarrowed: Object.keys(kept).length > 0,
    change: (part: Change) => setParams(filled({ ...kept, ...part })),
    clear: () => setParams({}),
    go: (next: string) => setParams(filled({ ...kept, after: next })),
  }
}

/** Only what has a value. */
export const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
