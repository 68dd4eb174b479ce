import { chooseColumns, listViews, type PeopleColumn } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { useTicks } from '#lib/page/use-ticks'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { CreatePerson } from '../person/form/create-person.tsx'
import { text } from '../text/index.ts'
import { ColumnChoice } from './column-choice.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeoplePager } from './people-pager.tsx'
import { PeopleTable } from './people-table.tsx'
import { QuickViews } from './quick-views.tsx'
import { SavedViews } from './saved-views.tsx'
import { PeopleSelection } from './selection-bar.tsx'
import { useListState, usePeople } from './use-people.ts'
import './people-page.css'

const usual: readonly PeopleColumn[] = ['staffNo', 'unit', 'position', 'grade', 'state', 'lastLoginAt']

/** The people of the site: find, sort, select, act. */
export function PeoplePage() {
  const t = useText(text)
  const list = useListState()
  const people = usePeople(list.state)
  const [columns, setColumns] = useColumns()
  const { ticked, tick, clear } = useTicks(list.state)
  usePageTitle(t.title)

  return (
    <div className="people">
      <PeopleHead total={people.data} />
      <div className="people-tools">
        <QuickViews list={list} />
        <span className="people-tools-end">
          <SavedViews list={list} columns={columns} onColumns={setColumns} />
          <ColumnChoice columns={columns} onChoose={setColumns} />
        </span>
      </div>
      <PeopleFilters list={list} />
      {people.data?.isCut && <p className="people-cut-note">{t.tooMany}</p>}
      {ticked.size > 0 && <PeopleSelection ids={[...ticked]} onDone={clear} />}
      <Unready people={people} />
      {people.data?.records.length === 0 && <NoPeople onClear={() => list.showOnly({})} />}
      {people.data && people.data.records.length > 0 && (
        <>
          <PeopleTable
            people={people.data.records}
            columns={columns}
            list={list}
            selected={ticked}
            onSelect={tick}
            isStale={people.isPlaceholderData}
          />
          <PeoplePager page={people.data} list={list} />
        </>
      )}
    </div>
  )
}

function NoPeople({ onClear }: { readonly onClear: () => void }) {
  const t = useText(text)
  return (
    <Empty kind="search" title={t.none} hint={t.noneHint}>
      <Button onClick={onClear}>{t.clear}</Button>
    </Empty>
  )
}

/** Shown instead of the list while loading or failed. */
function Unready({ people }: { readonly people: ReturnType<typeof usePeople> }) {
  if (people.isError) return <ErrorPanel onRetry={() => void people.refetch()} />
  return people.isPending ? <Waiting /> : null
}

type Total = { readonly total: number; readonly isMore: boolean }

function PeopleHead({ total }: { readonly total: Total | undefined }) {
  const t = useText(text)
  const mayManage = useUser()?.access.includes('people.manage') ?? false
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="people-head">
      <h1>{t.title}</h1>
      <p>
        {total ? (
          total.isMore ? (
            t.many
          ) : (
            t.people(total.total.toLocaleString('en-US'))
          )
        ) : (
          <Skeleton width="80px" />
        )}
      </p>
      {mayManage && (
        <span className="people-head-acts">
          <ButtonLink to="/people/registrations">{t.toRegistrations}</ButtonLink>
          <Button look="primary" onClick={() => setIsOpen(true)}>
            <Icon name="plus" size={16} />
            {t.create}
          </Button>
        </span>
      )}
      {isOpen && <CreatePerson onClose={() => setIsOpen(false)} />}
    </header>
  )
}

/** The user's columns; a change shows at once and is saved in the background. */
function useColumns(): [readonly PeopleColumn[], (columns: PeopleColumn[]) => void] {
  const stored = useQuery(read(listViews)).data?.columns
  const [chosen, setChosen] = useState<readonly PeopleColumn[]>()
  const remember = useCommand(chooseColumns, { refresh: [listViews] })
  const choose = (columns: PeopleColumn[]) => {
    setChosen(columns)
    remember.mutate({ columns })
  }
  return [chosen ?? stored ?? usual, choose]
}

const Waiting = () => (
  <div className="people-waiting" aria-busy="true">
    {Array.from({ length: 12 }, (_, row) => (
      <Skeleton key={row} height="20px" />
    ))}
  </div>
)
