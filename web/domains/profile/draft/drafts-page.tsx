import { listDrafts, mostDrafts } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Pagination } from '#ui/list/pagination'
import { DraftDialog } from './draft-dialog.tsx'
import { type Draft, DraftRow } from './draft-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { text } from './text/index.ts'
import './drafts.css'

const pageSize = 10

/** the user's drafts. Each can be read here, and continued in an editor where there is one. */
export function DraftsPage() {
  const t = useText(text)
  const [pageNo, setPageNo] = useState(1)
  const page = useQuery({ ...read(listDrafts, { pageNo, pageSize }), placeholderData: keepPreviousData })
  usePageTitle(t.title)
  const total = page.data?.total ?? 0
  // After deleting the last item of a page, the previous page is shown.
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (page.data && pageNo > last) setPageNo(last)

  return (
    <section className="drafts" aria-labelledby="drafts">
      <header>
        <h1 id="drafts">{t.title}</h1>
        {total > 0 && <p>{t.hint(mostDrafts)}</p>}
      </header>
      {page.isError && <ErrorPanel onRetry={() => void page.refetch()} />}
      {page.isPending && <RowsWaiting count={6} />}
      {page.data && <DraftList page={page.data} />}
      {total > pageSize && (
        <Pagination
          page={pageNo}
          total={total}
          pageSize={pageSize}
          totalText={t.total(total)}
          onGo={setPageNo}
        />
      )}
    </section>
  )
}

function DraftList({ page: { records, total } }: { readonly page: Result<typeof listDrafts> }) {
  const t = useText(text)
  const [opened, open] = useState<Draft>()
  const [leaving, leave] = useState<Draft>()
  return (
    <>
      <ul>
        {records.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onOpen={() => open(draft)} onRemove={() => leave(draft)} />
        ))}
      </ul>
      {total === 0 && <Empty kind="start" title={t.none} hint={t.noneHint} />}
      {opened && <DraftDialog draft={opened} onClose={() => open(undefined)} />}
      {leaving && <RemoveDialog draft={leaving} onClose={() => leave(undefined)} />}
    </>
  )
}
