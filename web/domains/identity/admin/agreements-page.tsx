import { listAgreements } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { AgreementSection } from './agreement-section.tsx'
import { text } from './text/index.ts'
import { VersionDrawer, type OpenVersion } from './version-drawer.tsx'
import './agreements.css'

/** The agreements of the site: the version in force, its acceptance, the next draft, and earlier versions. */
export function AgreementsPage() {
  const t = useText(text)
  const all = useQuery(read(listAgreements))
  const [open, setOpen] = useState<OpenVersion>()
  usePageTitle(t.title)
  return (
    <>
      <header className="agreements-lead">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {all.isError && <ErrorPanel onRetry={() => void all.refetch()} />}
      {all.isPending && <RowsWaiting count={4} />}
      {all.data?.agreements.map((agreement) => (
        <AgreementSection
          key={agreement.kind}
          agreement={agreement}
          people={all.data.people}
          onOpen={setOpen}
        />
      ))}
      {open && <VersionDrawer open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
