import { type SubmitEvent, useId, useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { draftOf, type Link, type LinkDraft, problemsWith, type TypedLink } from './link.ts'
import { text } from './text/index.ts'

type LinkFormProps = {
  /** The link to change, or where a new one goes. */
  readonly link: Link | Pick<Link, 'position'>
  readonly isBusy: boolean
  readonly onSave: (draft: LinkDraft) => void
  readonly onClose: () => void
}

/** Adds a link, or changes one. Faults are told once the person has tried to save. */
export function LinkForm({ link, isBusy, onSave, onClose }: LinkFormProps) {
  const t = useText(text).links
  const id = useId()
  const [typed, setTyped] = useState<TypedLink>({
    title: '',
    accessUrl: '',
    ...link,
    position: String(link.position),
  })
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
    { name: 'title', hint: undefined, props: {} },
    { name: 'accessUrl', hint: undefined, props: { inputMode: 'url', placeholder: 'https://' } },
    { name: 'position', hint: t.positionHint, props: { inputMode: 'numeric' } },
  ] as const

  return (
    <Modal
      title={'id' in link ? t.editTitle : t.addTitle}
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
        {fields.map(({ name, hint, props }) => {
          const problem = isTried ? problems[name] : undefined
          return (
            <Field key={name} label={t.columns[name]} hint={hint} error={problem && t.problems[problem]}>
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
