import { dutyStates, type DutyState, listDutyRules } from '@lyceum/contract/learning'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Onward } from '#ui/list/onward'
import { Icon } from '#ui/picture/icon'
import { DutyTable } from './duty-table.tsx'
import { text } from './text/index.ts'
import './duty.css'

/** The duty rules: who must complete what. */
export function DutiesPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const state = dutyStates.find((option) => option === params.get('state'))
  const after = params.get('after') ?? ''
  const rules = useRules(state, after)
  usePageTitle(t.title)

  return (
    <div className="duties">
      <header className="duty-head">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <ButtonLink look="primary" to="/duties/new">
          <Icon name="plus" size={16} />
          {t.add}
        </ButtonLink>
      </header>
      <Segmented<DutyState | 'all'>
        label={t.state}
        value={state ?? 'all'}
        options={[
          { value: 'all', title: t.allStates },
          ...dutyStates.map((option) => ({ value: option, title: t.states[option] })),
        ]}
        onChoose={(next) => setParams(next === 'all' ? {} : { state: next })}
      />
      <Rules rules={rules} isNarrowed={state !== undefined} />
      <Onward
        label={t.title}
        after={after}
        next={rules.data?.next}
        onGo={(next) => setParams({ ...(state && { state }), ...(next && { after: next }) })}
      />
    </div>
  )
}

function useRules(state: DutyState | undefined, after: string) {
  return useQuery({
    ...read(listDutyRules, { after, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
  })
}

type RulesProps = { readonly rules: ReturnType<typeof useRules>; readonly isNarrowed: boolean }

function Rules({ rules, isNarrowed }: RulesProps) {
  const t = useText(text)
  if (rules.isError) return <ErrorPanel onRetry={() => void rules.refetch()} />
  if (!rules.data) return <TableWaiting count={4} columns={5} />
  if (rules.data.records.length > 0) return <DutyTable rules={rules.data.records} />
  if (isNarrowed) return <Empty kind="search" title={t.none} />
  return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
}
