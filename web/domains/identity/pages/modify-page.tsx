import { changePassword } from '@lyceum/contract/identity'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasErrorCode } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { whoAmI } from '../who-am-i.ts'
import { Button, ButtonLink } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { PasswordInput } from '#ui/form/password-input'
import { agreedAtSignIn, changeTicket, dropChangeTicket } from '../change-ticket.ts'
import { modifyFaults } from '../check/password-check.ts'
import { goOn } from '../sign-in.ts'
import { formProps, useSignInForm } from '../form/use-sign-in-form.ts'
import { SignInHead } from '../parts/sign-in-head.tsx'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { NewPasswordFields, usePolicy } from '../parts/new-password-fields.tsx'
import { FormError } from '../parts/form-error.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go-after-sign-in.ts'

/** Changes the user's password: with a session, or with the ticket of a login that requires it. */
export function ModifyPage() {
  const { modify: t, login, forget } = useText(text)
  const go = useGo()
  const [ticket, setTicket] = useState(changeTicket)
  const person = useQuery({
    queryKey: ['who-may-change'],
    queryFn: whoAmI,
    enabled: ticket === undefined,
    gcTime: 0,
    meta: { quiet: true },
  })
  usePageTitle(t.title)

  if (ticket === undefined && person.isError) {
    return (
      <SignInResult kind="lock" title={t.signInFirst} hint={t.signInFirstHint}>
        <ButtonLink look="primary" to="/login">
          {login.submit}
        </ButtonLink>
        <ButtonLink look="quiet" to="/forget-pwd">
          {forget.headline}
        </ButtonLink>
      </SignInResult>
    )
  }
  if (ticket === undefined && !person.data) return null
  return (
    <>
      <SignInHead title={t.headline} lead={ticket === undefined ? t.lead : t.mustLead} />
      <ModifyForm ticket={ticket} onLost={() => setTicket(undefined)} onDone={go} />
    </>
  )
}

const fields = ['oldPassword', 'password', 'confirmPassword'] as const
const empty = { oldPassword: '', password: '', confirmPassword: '' }

type ModifyFormProps = {
  readonly ticket: string | undefined
  /** Called when the ticket has expired: a session or a new login is needed. */
  readonly onLost: () => void
  /** Called after the change with the next page. */
  readonly onDone: (path: string) => void
}

/** The current password, and the new one twice. */
export function ModifyForm({ ticket, onLost, onDone }: ModifyFormProps) {
  const { modify: t, newPassword } = useText(text)
  const form = useSignInForm(fields, empty)
  const policy = usePolicy()

  const saving = useMutation({
    mutationFn: async () => {
      const { oldPassword, password, confirmPassword } = form.typed
      await call(changePassword, { ticket, oldPassword, newPassword: password, confirmPassword })
      const agreed = agreedAtSignIn()
      dropChangeTicket()
      return goOn(agreed)
    },
    onSuccess: (path) => {
      showSuccess(t.done)
      onDone(path)
    },
    onError: (error) => {
      form.refuse(error)
      if (!hasErrorCode(error, 'ERROR_TOKEN_INVALID')) return
      dropChangeTicket()
      onLost()
    },
  })

  function submit() {
    if (form.isFree(modifyFaults(form.typed, policy)) && !saving.isPending) saving.mutate()
  }

  return (
    <form {...formProps(submit)}>
      <Field
        label={ticket === undefined ? t.oldPassword : t.usedPassword}
        error={form.errorOf('oldPassword')}
      >
        {(names) => (
          <PasswordInput
            {...names}
            {...form.fieldOf('oldPassword')}
            height="large"
            autoComplete="current-password"
          />
        )}
      </Field>
      <NewPasswordFields
        form={form}
        policy={policy}
        labels={{ password: newPassword.label, confirm: newPassword.confirm }}
      />
      <FormError>{form.formError}</FormError>
      <Button type="submit" look="primary" size="large" isBusy={saving.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}
