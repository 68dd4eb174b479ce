import { listImportSeries, startImport } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ImportUpload, upload } from '#domains/file'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { text } from './text/index.ts'

/** Uploads a list: its name determines the series, the rest is asked on the next page. */
export function UploadList() {
  const t = useText(text)
  const listId = useId()
  const navigate = useNavigate()
  const { data } = useQuery(read(listImportSeries))
  const start = useCommand(startImport, { quiet: true })
  const [series, setSeries] = useState<string>()
  const known = data?.records.filter(({ source }) => source === 'file') ?? []
  const name = series ?? known[0]?.name ?? t.seriesDefault

  async function take([file]: readonly File[]) {
    if (!file) return
    const { id: fileId } = await upload(file, 'import')
    const { id } = await start.mutateAsync({ fileId, series: name.trim() || t.seriesDefault })
    await navigate(`/people/import/${id}`)
  }

  return (
    <ImportUpload
      label={t.uploadTitle}
      hint={t.uploadHint}
      busyHint={t.uploading}
      accept=".xlsx,.csv"
      onTake={take}
    >
      <Field label={t.series} hint={t.seriesHint}>
        {(names) => (
          <>
            <Input
              {...names}
              value={name}
              list={listId}
              maxLength={60}
              onChange={({ target }) => setSeries(target.value)}
            />
            <datalist id={listId}>
              {known.map(({ id, name }) => (
                <option key={id} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </ImportUpload>
  )
}
