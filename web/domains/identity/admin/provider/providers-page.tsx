import { listProviders } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { PageHead } from '#ui/layout/page-head'
import { Icon } from '#ui/picture/icon'
import type { Provider } from './provider.ts'
import { ProviderForm } from './provider-form.tsx'
import { ProviderTable } from './provider-table.tsx'
import { text } from './text/index.ts'
import './providers.css'

/** Sign-in methods besides passwords: identity providers and directories of the organisation. */
export function ProvidersPage() {
  const t = useText(text)
  const all = useQuery(read(listProviders))
  const [open, setOpen] = useState<{ readonly provider: Provider | undefined }>()
  usePageTitle(t.title)
  const isEmpty = all.data?.records.length === 0
  const addButton = (
    <Button look="primary" onClick={() => setOpen({ provider: undefined })}>
      <Icon name="plus" size={16} />
      {t.add}
    </Button>
  )
  return (
    <>
      <PageHead title={t.title} lead={t.lead}>
        {!isEmpty && addButton}
      </PageHead>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.isPending && <TableWaiting count={3} columns={5} />}
      {isEmpty && (
        <Empty kind="start" title={t.none} hint={t.noneHint}>
          {addButton}
        </Empty>
      )}
      {all.data && !isEmpty && (
        <ProviderTable providers={all.data.records} onEdit={(provider) => setOpen({ provider })} />
      )}
      {open && <ProviderForm {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
