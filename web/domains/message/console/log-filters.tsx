import { listNotices } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { useLocale, useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Input } from '#ui/form/input'
import { NamePicker } from '#ui/work/name-picker'
import { Pick } from '#ui/work/pick'
import { text } from './text/index.ts'
import type { LogSearch } from './use-log-filter.ts'

type LogFiltersProps = {
  readonly search: LogSearch
  /** The filters of this view only. */
  readonly children: ReactNode
}

/** Filters by person, notice and period; the view adds its own. */
export function LogFilters({ search, children }: LogFiltersProps) {
  const t = useText(text)
  const locale = useLocale()
  const all = useQuery(read(listNotices))
  const { filter, person, view, isNarrowed, change, clear } = search
  const { accountId, template, from = '', to = '' } = filter
  const notices = all.data?.notices.filter(({ channel }) => (channel === 'site') === (view === 'messages'))
  return (
    <div className="delivery-filters">
      <span className="delivery-person">
        <NamePicker
          isSingle
          label={t.person}
          kind="person"
          chosen={accountId === undefined ? [] : [{ id: accountId, name: person || accountId }]}
          onChoose={([picked]) => change({ accountId: picked?.id, person: picked?.name })}
        />
      </span>
      <Pick
        label={t.template}
        width={190}
        options={(notices ?? []).map(({ key, title }) => ({ value: key, label: title[locale] }))}
        value={template || undefined}
        onPick={(next) => change({ template: next })}
      />
      <span className="delivery-days">
        <Input
          type="date"
          aria-label={t.from}
          value={from}
          max={to}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Input
          type="date"
          aria-label={t.to}
          value={to}
          min={from}
          onChange={({ target }) => change({ to: target.value })}
        />
      </span>
      {children}
      {isNarrowed && (
        <Button look="quiet" onClick={clear}>
          {t.clear}
        </Button>
      )}
    </div>
  )
}
