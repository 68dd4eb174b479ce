import { listSites } from '@lyceum/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { HostsDialog } from './hosts-dialog.tsx'
import { NewSite } from './new-site.tsx'
import type { SiteRow } from './site.ts'
import { SiteTable } from './site-table.tsx'
import { StorageDialog } from './storage-dialog.tsx'
import { text } from './text/index.ts'
import { ValidityDialog } from './validity-dialog.tsx'
import './sites-page.css'

type Open = { readonly is: 'new' } | { readonly is: 'validity' | 'hosts' | 'storage'; readonly code: string }

/** All sites of this installation; on the platform site only. */
export function SitesPage() {
  const t = useText(text)
  const all = useQuery(read(listSites))
  const [open, setOpen] = useState<Open>()
  const sites = all.data?.sites ?? []
  usePageTitle(t.title)
  return (
    <>
      <header className="sites-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{all.data ? t.lead(sites.length) : ' '}</p>
        </div>
        <Button look="primary" onClick={() => setOpen({ is: 'new' })}>
          <Icon name="plus" size={16} />
          {t.add}
        </Button>
      </header>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.isPending && <TableWaiting count={3} columns={6} />}
      {all.data && (
        <SiteTable
          sites={sites}
          onValidity={({ code }: SiteRow) => setOpen({ is: 'validity', code })}
          onHosts={({ code }: SiteRow) => setOpen({ is: 'hosts', code })}
          onStorage={({ code }: SiteRow) => setOpen({ is: 'storage', code })}
        />
      )}
      {open && <Dialog open={open} sites={sites} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const dialogs = { hosts: HostsDialog, validity: ValidityDialog, storage: StorageDialog }

type DialogProps = { readonly open: Open; readonly sites: readonly SiteRow[]; readonly onClose: () => void }

function Dialog({ open, sites, onClose }: DialogProps) {
  if (open.is === 'new') return <NewSite onClose={onClose} />
  const site = sites.find(({ code }) => code === open.code)
  if (!site) return null
  const Shown = dialogs[open.is]
  return <Shown site={site} onClose={onClose} />
}
