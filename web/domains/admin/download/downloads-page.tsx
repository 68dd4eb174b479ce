import { useState } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { DownloadTable } from './download-table.tsx'
import { NewExport } from './new-export.tsx'
import { useDownloads } from './use-downloads.ts'
import './downloads-page.css'

/** The user's exports: in progress, ready and expired. */
export function DownloadsPage() {
  const t = useText(text).downloads
  const [isAdding, setIsAdding] = useState(false)
  const { downloads, isError, refetch } = useDownloads()
  usePageTitle(t.title)
  const add = (
    <Button look="primary" onClick={() => setIsAdding(true)}>
      <Icon name="plus" size={16} />
      {t.add}
    </Button>
  )
  const empty = (
    <Empty kind="start" title={t.empty} hint={t.emptyHint}>
      {add}
    </Empty>
  )
  return (
    <>
      <header className="admin-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        {downloads && downloads.length > 0 && add}
      </header>
      {isError && <ErrorPanel onRetry={refetch} />}
      {!downloads && !isError && <TableWaiting />}
      {downloads && <DownloadTable downloads={downloads} empty={empty} />}
      {isAdding && <NewExport onClose={() => setIsAdding(false)} />}
    </>
  )
}
