import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { useKeptTyping } from '#lib/kept-typing'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
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
  const id = useId()
  const [typed, setTyped] = useState<TypedLink>(
    before ?? { title: link?.title ?? '', accessUrl: link?.accessUrl ?? '' },
  )
  useKeptTyping(
    formName,
    useMemo(() => ({ link, typed }), [link, typed]),
  )
  const [isTried, setIsTried] = useState(false)
  const problems = problemsWith(typed)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const [faulty] = Object.keys(problems)
    if (faulty === undefined) onSave(draftOf(typed))
    else event.currentTarget.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus()
  }

  const fields = [
    { name: 'title', props: {} },
    { name: 'accessUrl', props: { inputMode: 'url', placeholder: 'https://' } },
  ] as const

  return (
    <Modal
      title={link ? t.editTitle : t.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {fields.map(({ name, props }) => {
          const problem = isTried ? problems[name] : undefined
          return (
            <Field key={name} label={t.columns[name]} error={problem && t.problems[problem]}>
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
        })}
      </form>
    </Modal>
  )
}
