import { listImportSeries, startImport } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { upload } from '#lib/upload'
import { Banner } from '#ui/feedback/banner'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { UploadZone } from '#ui/work/upload-zone'
import { text } from './text/index.ts'

/** Takes a list: its name says which series it continues, the rest is asked on the next page. */
export function UploadList() {
  const t = useText(text)
  const listId = useId()
  const navigate = useNavigate()
  const { data } = useQuery(read(listImportSeries))
  const start = useCommand(startImport, { quiet: true })
  const [series, setSeries] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const known = data?.records.filter(({ source }) => source === 'file') ?? []
  const name = series ?? known[0]?.name ?? t.seriesDefault

  async function take([file]: readonly File[]) {
    if (!file) return
    setIsBusy(true)
    setError(undefined)
    try {
      const { id: fileId } = await upload(file, 'import')
      const { id } = await start.mutateAsync({ fileId, series: name.trim() || t.seriesDefault })
      await navigate(`/people/import/${id}`)
    } catch (error) {
      setError(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="import-upload" aria-label={t.uploadTitle}>
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
      <UploadZone
        hint={isBusy ? t.uploading : t.uploadHint}
        accept=".xlsx,.csv"
        isDisabled={isBusy}
        onFiles={(files) => void take(files)}
      />
      {error !== undefined && (
        <Banner tone="error" isNews>
          {describe(error)}
        </Banner>
      )}
    </section>
  )
}
