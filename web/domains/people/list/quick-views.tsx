import { useText } from '#lib/text'
import { Chips } from '#ui/filter/chips'
import { text } from '../text/index.ts'
import type { LooseFilter } from './list-state.ts'
import type { ListControl } from './use-people.ts'

/** The built-in views. */
const quick = {
  all: {},
  active: { state: 'active' },
  suspended: { state: 'suspended' },
  frozen: { isFrozen: 'true' },
  external: { isExternal: 'true' },
  left: { state: 'left' },
} as const satisfies Record<string, LooseFilter>

const names = ['all', 'active', 'suspended', 'frozen', 'external', 'left'] as const

export function QuickViews({ list }: { readonly list: ListControl }) {
  const t = useText(text).views
  const { state, isFrozen, isExternal } = list.state.filter
  const chosen = names.find((name) => {
    const view: LooseFilter = quick[name]
    return view.state === state && view.isFrozen === isFrozen && view.isExternal === isExternal
  })
  return (
    <Chips
      label={t.label}
      options={names.map((name) => ({ value: name, title: t[name] }))}
      value={chosen ?? 'all'}
      onChoose={(name) =>
        list.filterBy({ state: undefined, isFrozen: undefined, isExternal: undefined, ...quick[name] })
      }
    />
  )
}
