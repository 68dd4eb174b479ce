import { useMemo, useState } from 'react'
import { useFormDraft } from '#lib/storage/form-draft'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { draftOf, type Link, type LinkDraft, problemsWith, type TypedLink } from './link.ts'
import { text } from './text/index.ts'

type LinkFormProps = {
  /** The link to change; undefined: a new one. */
  readonly link: Link | undefined
  /** The form values from before a login interrupted. */
  readonly before: TypedLink | undefined
  readonly isBusy: boolean
  readonly onSave: (draft: LinkDraft) => void
  readonly onClose: () => void
}

/** The storage key of the typed values. */
export const formName = 'site.link'

/** Adds or changes a link. Problems are shown after the first attempt to save. */
export function LinkForm({ link, before, isBusy, onSave, onClose }: LinkFormProps) {
  const t = useText(text)
  const [typed, setTyped] = useState<TypedLink>(
    before ?? { title: link?.title ?? '', accessUrl: link?.accessUrl ?? '' },
  )
  useFormDraft(
    formName,
    useMemo(() => ({ link, typed }), [link, typed]),
  )
  const problems = problemsWith(typed)

  const fields = [
    { name: 'title', props: {} },
    { name: 'accessUrl', props: { inputMode: 'url', placeholder: 'https://' } },
  ] as const

  return (
    <FormDialog
      title={link ? t.editTitle : t.addTitle}
      isBusy={isBusy}
      isRight={Object.keys(problems).length === 0}
      onSubmit={() => onSave(draftOf(typed))}
      onClose={onClose}
    >
      {(shownError) =>
        fields.map(({ name, props }) => {
          const problem = problems[name]
          return (
            <Field key={name} label={t.columns[name]} error={shownError(problem && t.problems[problem])}>
              {(names) => (
                <Input
                  {...names}
                  {...props}
                  name={name}
                  value={typed[name]}
                  autoComplete="off"
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          )
        })
      }
    </FormDialog>
  )
}
