import { useState } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { ExportMenu } from '#ui/work/export-menu'
import { text } from '../text/index.ts'
import { ActDrawer } from './act-drawer.tsx'
import { ActTable } from './act-table.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { type Act, useActs, useAuditFilter, useNamedActs } from './use-acts.ts'
import './audit-page.css'

/** Every administrative act: who did what to which object, and what changed. */
export function AuditPage() {
  const t = useText(text).audit
  const { filter, query, change } = useAuditFilter()
  const namedQuery = useNamedActs(query)
  const found = useActs(namedQuery)
  const [open, setOpen] = useState<Act>()
  usePageTitle(t.title)
  return (
    <>
      <header className="admin-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <ExportMenu kind="admin.audit" filter={namedQuery} />
      </header>
      <AuditFilters filter={filter} onChange={change} />
      <Found {...found} onOpen={setOpen} />
      {open && (
        <ActDrawer
          act={open}
          onClose={() => setOpen(undefined)}
          onNarrow={(part) => {
            setOpen(undefined)
            change(part)
          }}
        />
      )}
    </>
  )
}

type FoundProps = ReturnType<typeof useActs> & { readonly onOpen: (act: Act) => void }

function Found({ acts, isError, isMore, isLoading, more, refetch, onOpen }: FoundProps) {
  const t = useText(text).audit
  if (!acts) return isError ? <ErrorPanel onRetry={refetch} /> : <TableWaiting />
  return (
    <>
      {acts.length > 0 && <ActTable acts={acts} onOpen={onOpen} />}
      {acts.length === 0 && !isMore && <Empty kind="search" title={t.empty} hint={t.emptyHint} />}
      {isMore && (
        <p className="audit-more">
          <Button isBusy={isLoading} onClick={more}>
            {t.more}
          </Button>
        </p>
      )}
    </>
  )
}
