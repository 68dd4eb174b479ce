import { importTracking, listOrders } from '@lyceum/contract/mall'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

type Looked = { readonly fileId: string; readonly found: Result<typeof importTracking> }

/** Imports tracking numbers: preview first, then apply. */
export function TrackingDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const [looked, setLooked] = useState<Looked>()
  const [isBusy, setIsBusy] = useState(false)
  const run = useCommand(importTracking, { refresh: [listOrders] })

  async function look(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    try {
      const { id: fileId } = await upload(file, 'import')
      setLooked({ fileId, found: await run.mutateAsync({ fileId, isRehearsal: true }) })
    } catch (error) {
      if (!run.isError) report(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function carryOut(fileId: string) {
    const { ready } = await run.mutateAsync({ fileId, isRehearsal: false })
    showSuccess(t.carriedOut(ready))
    onClose()
  }

  return (
    <Modal
      title={t.importTracking}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {looked && looked.found.ready > 0 && (
            <Button
              look="primary"
              isBusy={run.isPending}
              onClick={() => void carryOut(looked.fileId).catch(() => undefined)}
            >
              {t.carryOut(looked.found.ready)}
            </Button>
          )}
        </>
      }
    >
      <p className="mall-console-hint">{t.importHint}</p>
      <FileUploadZone
        hint={t.fileHint}
        accept=".xlsx,.csv"
        isDisabled={isBusy}
        onFiles={([file]) => void look(file)}
      />
      {looked && <Found found={looked.found} />}
    </Modal>
  )
}

function Found({ found: { ready, faults } }: { readonly found: Looked['found'] }) {
  const t = useText(text)
  return (
    <section className="mall-console-history" aria-live="polite">
      <h3>{t.ready(ready)}</h3>
      {faults.length > 0 && <p>{t.faulty(faults.length)}</p>}
      <ul>
        {faults.map(({ line, text: id, fault }) => (
          <li key={line}>
            <span>{t.line(line, id)}</span>
            <b>{t.faults[fault]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
