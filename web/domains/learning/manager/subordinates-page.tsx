import { listSubordinates, type Risk, risks } from '@lyceum/contract/learning'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { useTicks } from '#lib/page/use-ticks'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button, ButtonLink } from '#ui/form/button'
import { SearchBox } from '#ui/form/search-box'
import { Tabs } from '#ui/layout/tabs'
import { WorkspaceHead } from './workspace-head.tsx'
import { RecommendDialog } from './recommend-dialog.tsx'
import { StudyDrawer } from './study-drawer.tsx'
import { SubordinateTable } from './subordinate-table.tsx'
import { Pages } from './pages.tsx'
import { text } from './text/index.ts'
import { useWorkspace } from './use-workspace.ts'

type Found = Result<typeof listSubordinates>
type Choice = { readonly searchText: string; readonly risk: Risk | null; readonly page: number }

const pageSize = 15

/** The team and their learning; those who need attention come first (B-224). */
export function SubordinatesPage() {
  const t = useText(text)
  const at = useWorkspace()
  const [choice, setChoice] = useState<Choice>({ searchText: '', risk: null, page: 1 })
  const { searchText, risk, page } = choice
  usePageTitle(t.people.title)
  const found = useQuery({
    ...read(listSubordinates, { id: at.desk?.id ?? '', words: searchText, risk, pageNo: page, pageSize }),
    enabled: at.desk !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="desk">
      <WorkspaceHead title={t.people.title} sub={subOf(found.data, t.people)} at={at}>
        <ApprovalsLink at={at} />
      </WorkspaceHead>
      <div className="desk-tools">
        <SearchBox
          placeholder={t.people.find}
          value={searchText}
          onSearch={(searchText) => setChoice({ ...choice, searchText, page: 1 })}
        />
      </div>
      <Tabs
        label={t.people.title}
        tabs={tabsOf(found.data, t.risks)}
        current={risk ?? 'all'}
        onChoose={(name) => setChoice({ ...choice, risk: name === 'all' ? null : name, page: 1 })}
      >
        {found.isError && <ErrorPanel onRetry={() => void found.refetch()} />}
        {found.isPending && <RowsWaiting count={6} />}
        {found.data && <People found={found.data} isStale={found.isPlaceholderData} choice={choice} />}
      </Tabs>
      <Pages
        page={page}
        total={found.data?.total}
        pageSize={pageSize}
        onGo={(page) => setChoice({ ...choice, page })}
      />
    </div>
  )
}

function ApprovalsLink({ at: { desk: workspace } }: { readonly at: ReturnType<typeof useWorkspace> }) {
  const t = useText(text).people
  if (!workspace) return null
  return (
    <ButtonLink to={`/subordinate/approve${workspace.isOwn ? '' : `?desk=${workspace.id}`}`}>
      {workspace.pending > 0 ? t.approvals(String(workspace.pending)) : t.noApprovals}
    </ButtonLink>
  )
}

type PeopleProps = { readonly found: Found; readonly isStale: boolean; readonly choice: Choice }

function People({ found, isStale, choice }: PeopleProps) {
  const t = useText(text)
  const [open, setOpen] = useState<string>()
  const { ticked, tick, clear } = useTicks(choice)
  if (found.records.length === 0)
    return <Empty kind={choice.searchText === '' ? 'start' : 'search'} title={emptyText(choice, t.people)} />
  return (
    <>
      <SubordinateTable
        rows={found.records}
        onOpen={setOpen}
        selected={ticked}
        onSelect={tick}
        isStale={isStale}
      />
      {ticked.size > 0 && <Chosen people={[...ticked]} onClear={clear} />}
      {open !== undefined && <StudyDrawer personId={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Chosen({ people, onClear }: { readonly people: readonly string[]; readonly onClear: () => void }) {
  const t = useText(text).recommend
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="desk-chosen">
      <Button look="primary" onClick={() => setIsOpen(true)}>
        {t.open(String(people.length))}
      </Button>
      <Button look="quiet" onClick={onClear}>
        {t.clear}
      </Button>
      {isOpen && <RecommendDialog people={people} onDone={onClear} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type TabName = Risk | 'all'

function tabsOf(found: Found | undefined, titles: Readonly<Record<TabName, string>>) {
  return (['all', ...risks] as const).map((name) => ({
    name,
    title: titles[name],
    ...(found ? { count: found.counts[name] } : {}),
  }))
}

const subOf = (found: Found | undefined, t: { readonly count: (count: string) => string }) =>
  found && t.count(String(found.counts.all))

type EmptyTexts = { readonly none: string; readonly noneSo: string; readonly well: string }

function emptyText({ searchText, risk }: Choice, t: EmptyTexts): string {
  if (searchText !== '') return t.noneSo
  return risk ? t.well : t.none
}
