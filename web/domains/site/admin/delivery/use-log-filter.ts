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

/** A part of the address, or nothing where it makes no sense. */
const fitting = (given: string | undefined, form: RegExp) =>
  given !== undefined && form.test(given) ? given : undefined

/** Which records, as the address says; a part of it that makes no sense is left out. */
export function useLogFilter() {
  const [params, setParams] = useSearchParams()
  const given: Readonly<Record<string, string | undefined>> = Object.fromEntries(params)
  const { after = '', view: _view, ...kept } = given
  const view: LogView = given['view'] === 'messages' ? 'messages' : 'outgoing'
  const filter: LogFilter = {
    template: (given['template'] ?? '').slice(0, 80),
    channel: deliveryChannels.find((one) => one === given['channel']),
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
    /** The name of the person looked for, so that the page can show it before anything is read. */
    person: given['person'] ?? '',
    after,
    isNarrowed: Object.keys(kept).length > 0,
    change: (part: LogChange) => show({ ...kept, ...part }),
    clear: () => show({}),
    go: (next: string) => show({ ...kept, after: next }),
    /** A person and a period are looked for in the other view as well; what only one of them knows is not. */
    open: (next: LogView) => {
      const { accountId, person, from, to } = given
      show({ accountId, person, from, to }, next)
    },
  }
}

export type LogSearch = ReturnType<typeof useLogFilter>

/** Only what has a value. */
const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
