import { courseKinds, createCourse, type CourseKind, listCourses } from '@lyceum/contract/course'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { FormDialog } from '#ui/overlay/form-dialog'
import { NamePicker } from '#ui/work/name-picker'
import type { Named } from '#ui/work/name-select'
import { text } from '../text/index.ts'

/** A title, a kind and a publisher: enough to create a course. */
export function BeginCourse({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const go = useNavigate()
  const create = useCommand(createCourse, { refresh: [listCourses] })
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<CourseKind>('SELFSTUDY')
  const [unit, setUnit] = useState<readonly Named[]>([])

  async function begin() {
    const made = await create.mutateAsync({ kind, title: title.trim(), unitId: unit[0]?.id ?? null })
    await go(`/courses/${made.id}`)
  }

  return (
    <FormDialog
      title={t.begin}
      className="courses-form"
      submit={t.create}
      isBusy={create.isPending}
      isRight={title.trim() !== ''}
      onSubmit={begin}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field
            label={t.newTitle}
            isRequired
            hint={t.newTitleHint}
            error={shownError(title.trim() ? undefined : t.missing)}
          >
            {(names) => (
              <Input
                {...names}
                value={title}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <Field label={t.newKind} hint={t.newKindHint}>
            {(names) => (
              <Select
                {...names}
                value={kind}
                options={courseKinds.map((value) => ({ value, title: t.kinds[value] }))}
                onChange={({ target }) =>
                  setKind(courseKinds.find((option) => option === target.value) ?? 'SELFSTUDY')
                }
              />
            )}
          </Field>
          <Field label={t.newUnit} hint={t.newUnitHint}>
            {({ id: fieldId }) => (
              <NamePicker
                id={fieldId}
                label={t.newUnit}
                kind="unit"
                isSingle
                chosen={unit}
                onChoose={setUnit}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
