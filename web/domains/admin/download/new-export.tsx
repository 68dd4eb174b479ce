import { askDownload, listDownloads, listExports } from '@lyceum/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { RadioGroup } from '#ui/form/choices'
import { Segmented } from '#ui/layout/segmented'
import { Modal } from '#ui/layout/modal'
import { text } from '../text/index.ts'

/** Chooses a table and a format. A filtered list is exported from that list. */
export function NewExport({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text).downloads
  const { data } = useQuery(read(listExports))
  const [chosen, setChosen] = useState<string>()
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const request = useCommand(askDownload, { refresh: [listDownloads] })
  const kinds = data?.kinds ?? []
  const kind = kinds.find((option) => option.kind === (chosen ?? kinds[0]?.kind))
  const done = () => {
    onClose()
    showSuccess(t.started)
  }
  return (
    <Modal
      title={t.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            look="primary"
            isBusy={request.isPending}
            onClick={() =>
              kind && request.mutate({ kind: kind.kind, format, filter: {} }, { onSuccess: done })
            }
          >
            {t.start}
          </Button>
        </>
      }
    >
      <div className="new-export">
        <p>{t.kind}</p>
        <RadioGroup
          label={t.kind}
          isStacked
          options={kinds.map((option) => ({ value: option.kind, title: option.title }))}
          value={kind?.kind}
          onChoose={setChosen}
        />
        {kind && <p className="new-export-columns">{t.columnsOf(kind.columns)}</p>}
        <p>{t.format}</p>
        <Segmented
          label={t.format}
          options={[
            { value: 'xlsx', title: t.xlsx },
            { value: 'csv', title: t.csv },
          ]}
          value={format}
          onChoose={setFormat}
        />
      </div>
    </Modal>
  )
}
