import { listQuestionImports, startQuestionImport } from '@lyceum/contract/question'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ImportUpload, upload } from '#domains/file'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Pick } from '#ui/work/pick'
import { useCategoryOptions } from '../category/categories.ts'
import { accepted, formatOf } from './read-files.ts'
import { text } from './text/index.ts'

/** Uploads files; the next page shows what becomes of them. */
export function UploadQuestions() {
  const t = useText(text)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const categories = useCategoryOptions()
  const start = useCommand(startQuestionImport, { refresh: [listQuestionImports], quiet: true })
  const [chosen, setChosen] = useState(search.get('categoryId') ?? undefined)
  const categoryId = chosen ?? categories[0]?.value

  function errorOf(files: readonly File[]): string | undefined {
    const format = formatOf(files.map(({ name }) => name))
    if (files.length === 0 || !format || (format === 'sheet' && files.length > 1)) return t.mixed
    return categoryId ? undefined : t.needsCategory
  }

  async function take(files: readonly File[]) {
    const [first] = files
    const format = formatOf(files.map(({ name }) => name))
    if (!first || !format || !categoryId) return
    const given =
      format === 'sheet'
        ? { fileId: (await upload(first, 'import')).id }
        : {
            texts: await Promise.all(
              files.map(async (file) => ({ name: file.name.slice(0, 120), text: await file.text() })),
            ),
          }
    const { id } = await start.mutateAsync({ format, categoryId, ...given })
    await navigate(`/questions/import/${id}`)
  }

  return (
    <ImportUpload
      label={t.upload}
      hint={t.hint}
      busyHint={t.reading}
      accept={accepted}
      isMany
      errorOf={errorOf}
      onTake={take}
    >
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
    </ImportUpload>
  )
}
