import { type ReactNode, useState } from 'react'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { FormDialog } from '../overlay/form-dialog.tsx'

type NameCategoryProps = {
  readonly title: string
  readonly label: string
  readonly hint?: string
  /** Said when there is no name. */
  readonly missing: string
  /** The name it has; empty for a new one. */
  readonly name: string
  readonly isBusy: boolean
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
  /** More fields, below the name. */
  readonly children?: ReactNode
}

/** Names a category, a new one or one that is there. */
export function NameCategory(props: NameCategoryProps) {
  const { title, label, hint, missing, isBusy, onSave, onClose, children } = props
  const [name, setName] = useState(props.name)
  const typed = name.trim()
  return (
    <FormDialog
      title={title}
      isBusy={isBusy}
      isRight={typed !== ''}
      onSubmit={() => onSave(typed)}
      onClose={onClose}
    >
      {(visibleFault) => (
        <>
          <Field
            label={label}
            {...(hint === undefined ? {} : { hint })}
            error={visibleFault(typed ? undefined : missing)}
          >
            {(field) => (
              <Input
                {...field}
                value={name}
                maxLength={30}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          {children}
        </>
      )}
    </FormDialog>
  )
}

type RemoveCategoryProps = {
  readonly title: string
  readonly hint: string
  readonly confirm: string
  readonly onRemove: () => Promise<void>
  readonly onClose: () => void
}

/** Removes a category, once that is confirmed. */
export function RemoveCategory({ title, hint, confirm, onRemove, onClose }: RemoveCategoryProps) {
  return (
    <ConfirmDialog title={title} confirm={confirm} isDanger onClose={onClose} onConfirm={onRemove}>
      <p>{hint}</p>
    </ConfirmDialog>
  )
}
