import { useMemo, useState } from 'react'
import { useKeptTyping } from '#lib/kept-typing'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { draftOf, type Link, type LinkDraft, problemsWith, type TypedLink } from './link.ts'
import { text } from './text/index.ts'

type LinkFormProps = {
  /** The link to change; undefined: a new one. */
  readonly link: Link | undefined
  /** What stood in the form before a login came between. */
  readonly before: TypedLink | undefined
  readonly isBusy: boolean
  readonly onSave: (draft: LinkDraft) => void
  readonly onClose: () => void
}

/** Under which its typing is kept. */
export const formName = 'site.link'

/** Adds a link, or changes one. Faults are told once the person has tried to save. */
export function LinkForm({ link, before, isBusy, onSave, onClose }: LinkFormProps) {
  const t = useText(text)
  const [typed, setTyped] = useState<TypedLink>(
    before ?? { title: link?.title ?? '', accessUrl: link?.accessUrl ?? '' },
  )
  useKeptTyping(
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
      {(told) =>
        fields.map(({ name, props }) => {
          const problem = problems[name]
          return (
            <Field key={name} label={t.columns[name]} error={told(problem && t.problems[problem])}>
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
