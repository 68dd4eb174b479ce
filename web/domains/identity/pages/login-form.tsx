import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { PasswordInput } from '#ui/form/password-input'
import { Icon } from '#ui/picture/icon'
import { enter } from '../enter.ts'
import { type Credentials, missingFields } from '../login-check.ts'
import { text } from '../text/index.ts'

/** Account and password. What is wrong is said beside the field, or above the button when no field is to blame. */
export function LoginForm({ onEntered }: { readonly onEntered: (path: string) => void }) {
  const t = useText(text).login
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Credentials>({ userName: '', password: '' })
  const [missing, setMissing] = useState<readonly (keyof Credentials)[]>([])
  const focus = (field: keyof Credentials) =>
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  const login = useMutation({
    mutationFn: enter,
    onSuccess: onEntered,
    onError: () => {
      setTyped(({ userName }) => ({ userName, password: '' }))
      focus('password')
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const lacking = missingFields(typed)
    setMissing(lacking)
    if (lacking[0]) focus(lacking[0])
    else login.mutate(typed)
  }

  function fieldOf(name: keyof Credentials) {
    return {
      name,
      value: typed[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setTyped({ ...typed, [name]: target.value })
        setMissing(missing.filter((field) => field !== name))
      },
    }
  }

  return (
    <form className="login-form" ref={form} noValidate onSubmit={submit}>
      <Field label={t.userName} error={missing.includes('userName') ? t.userNameMissing : undefined}>
        {(names) => (
          <Input
            {...names}
            {...fieldOf('userName')}
            icon="user"
            height="large"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.password} error={missing.includes('password') ? t.passwordMissing : undefined}>
        {(names) => (
          <PasswordInput {...names} {...fieldOf('password')} height="large" autoComplete="current-password" />
        )}
      </Field>
      <div role="alert">
        {login.error && (
          <p className="login-refusal">
            <Icon name="warning" />
            {describe(login.error)}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" size="large" isBusy={login.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}
