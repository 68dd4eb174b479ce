import { listQuestionImports, startQuestionImport } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { upload } from '#lib/upload'
import { Banner } from '#ui/feedback/banner'
import { Field } from '#ui/form/field'
import { Pick } from '#ui/work/pick'
import { UploadZone } from '#ui/work/upload-zone'
import { useCategoryOptions } from '../place/categories.ts'
import { accepted, formatOf } from './read-files.ts'
import { text } from './text/index.ts'

/** Takes files and has them read; what becomes of them is the next page's affair. */
export function UploadQuestions() {
  const t = useText(text)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const categories = useCategoryOptions()
  const start = useCommand(startQuestionImport, { refresh: [listQuestionImports], quiet: true })
  const [chosen, setChosen] = useState(search.get('categoryId') ?? undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const categoryId = chosen ?? categories[0]?.value

  async function take(files: readonly File[]) {
    const [first] = files
    const format = formatOf(files.map(({ name }) => name))
    if (!first || !format || (format === 'sheet' && files.length > 1)) return setTrouble(t.mixed)
    if (!categoryId) return setTrouble(t.needsCategory)
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const given =
        format === 'sheet'
          ? { fileId: (await upload(first, 'import')).id }
          : {
              texts: await Promise.all(
                files.map(async (file) => ({ name: file.name.slice(0, 120), text: await file.text() })),
              ),
            }
      const { id } = await start.mutateAsync({ format, categoryId, ...given })
      return await navigate(`/questions/import/${id}`)
    } catch (error) {
      return setTrouble(describe(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="bank-import-upload" aria-label={t.upload}>
      <Field label={t.category}>
        {({ id }) => (
          <Pick
            id={id}
            label={t.category}
            width="100%"
            options={categories}
            value={categoryId}
            onPick={setChosen}
          />
        )}
      </Field>
      <UploadZone
        hint={isBusy ? t.reading : t.hint}
        accept={accepted}
        isMany
        isDisabled={isBusy}
        onFiles={(files) => void take(files)}
      />
      {trouble && (
        <Banner tone="error" isNews>
          {trouble}
        </Banner>
      )}
    </section>
  )
}
