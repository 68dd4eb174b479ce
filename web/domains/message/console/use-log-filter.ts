import { deliveryChannels } from '@lyceum/contract/site'
import { useSearchParams } from 'react-router'

type LogView = 'outgoing' | 'messages'

type LogFilter = {
  readonly template: string
  readonly channel: (typeof deliveryChannels)[number] | undefined
  readonly accountId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

type LogChange = Partial<Record<keyof LogFilter | 'state' | 'person', string | undefined>>

const day = /^20\d{2}-\d{2}-\d{2}$/

/** A URL parameter; undefined when invalid. */
const fitting = (given: string | undefined, form: RegExp) =>
  given !== undefined && form.test(given) ? given : undefined

/** The filter from the URL; invalid values are left out. */
export function useLogFilter() {
  const [params, setParams] = useSearchParams()
  const given: Readonly<Record<string, string | undefined>> = Object.fromEntries(params)
  const { after = '', view: _view, ...filters } = given
  const view: LogView = given['view'] === 'messages' ? 'messages' : 'outgoing'
  const filter: LogFilter = {
    template: (given['template'] ?? '').slice(0, 80),
    channel: deliveryChannels.find((option) => option === given['channel']),
    accountId: fitting(given['accountId'], /^[1-9]\d{0,17}$/),
    from: fitting(given['from'], day),
    to: fitting(given['to'], day),
  }
  const show = (next: Readonly<Record<string, string | undefined>>, inView: LogView = view) =>
    setParams(filled({ ...next, view: inView === 'outgoing' ? undefined : inView }))
  return {
    view,
    filter,
    state: given['state'],
    /** The name of the chosen person, shown before data is loaded. */
    person: given['person'] ?? '',
    after,
    isNarrowed: Object.keys(filters).length > 0,
    change: (part: LogChange) => show({ ...filters, ...part }),
    clear: () => show({}),
    go: (next: string) => show({ ...filters, after: next }),
    /** Person and period carry over to the other view; other filters do not. */
    open: (next: LogView) => {
      const { accountId, person, from, to } = given
      show({ accountId, person, from, to }, next)
    },
  }
}

export type LogSearch = ReturnType<typeof useLogFilter>

/** Removes empty values. */
const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
