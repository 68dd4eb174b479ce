import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Icon } from '#ui/picture/icon'
import { useFreeName } from '../form/use-free-name.ts'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { text } from '../text/index.ts'

type UserNameFieldProps = { readonly form: FormFields<'userName'>; readonly onTaken: () => void }

/** A user name to choose; leaving the field checks whether it is free. */
export function UserNameField({ form, onTaken }: UserNameFieldProps) {
  const t = useText(text).register
  const { state, checkName, forget } = useFreeName(onTaken)
  const field = form.fieldOf('userName')
  return (
    <>
      <Field
        label={t.userName}
        hint={state === 'asking' ? t.checking : t.userNameHint}
        error={form.errorOf('userName')}
      >
        {(names) => (
          <Input
            {...names}
            {...field}
            onChange={(event) => {
              forget()
              field.onChange(event)
            }}
            onBlur={() => void checkName(field.value)}
            icon="user"
            height="large"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
            end={state === 'free' && <FreeMark label={t.isFree} />}
          />
        )}
      </Field>
      <p className="ly-hidden" aria-live="polite">
        {state === 'free' ? t.isFree : ''}
      </p>
    </>
  )
}

function FreeMark({ label }: { readonly label: string }) {
  return (
    <span className="gate-free">
      <Icon name="done" />
      {label}
    </span>
  )
}
