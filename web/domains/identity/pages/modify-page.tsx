import { changePassword } from '@lyceum/contract/identity'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isRefusal } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { whoAmI } from '#lib/who-am-i'
import { Button, ButtonLink } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { PasswordInput } from '#ui/form/password-input'
import { agreedAtDoor, changeTicket, dropChangeTicket } from '../change-ticket.ts'
import { modifyFaults } from '../check/password-check.ts'
import { goOn } from '../enter.ts'
import { formProps, useGateForm } from '../form/use-gate-form.ts'
import { GateHead } from '../parts/gate-head.tsx'
import { GateResult } from '../parts/gate-result.tsx'
import { NewPasswordFields, usePolicy } from '../parts/new-password-fields.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go.ts'

/** Changes the own password: with a session, or with the ticket of a login that was sent here. */
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
      <GateResult kind="lock" title={t.nobody} hint={t.nobodyHint}>
        <ButtonLink look="primary" to="/login">
          {login.submit}
        </ButtonLink>
        <ButtonLink look="quiet" to="/forget-pwd">
          {forget.headline}
        </ButtonLink>
      </GateResult>
    )
  }
  if (ticket === undefined && !person.data) return null
  return (
    <>
      <GateHead title={t.headline} lead={ticket === undefined ? t.lead : t.mustLead} />
      <ModifyForm ticket={ticket} onLost={() => setTicket(undefined)} onDone={go} />
    </>
  )
}

const fields = ['oldPassword', 'password', 'confirmPassword'] as const
const empty = { oldPassword: '', password: '', confirmPassword: '' }

type ModifyFormProps = {
  readonly ticket: string | undefined
  /** The ticket has run out: only a session or a new login helps now. */
  readonly onLost: () => void
  /** It is changed; where somebody goes on who was sent here. */
  readonly onDone: (path: string) => void
}

/** The password of now, and the new one twice. */
export function ModifyForm({ ticket, onLost, onDone }: ModifyFormProps) {
  const { modify: t, newPassword } = useText(text)
  const form = useGateForm(fields, empty)
  const policy = usePolicy()

  const saving = useMutation({
    mutationFn: async () => {
      const { oldPassword, password, confirmPassword } = form.typed
      await call(changePassword, { ticket, oldPassword, newPassword: password, confirmPassword })
      const agreed = agreedAtDoor()
      dropChangeTicket()
      return goOn(agreed)
    },
    onSuccess: (path) => {
      showSuccess(t.done)
      onDone(path)
    },
    onError: (error) => {
      form.refuse(error)
      if (!isRefusal(error, 'ERROR_TOKEN_INVALID')) return
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
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" look="primary" size="large" isBusy={saving.isPending}>
        {t.submit}
      </Button>
    </form>
  )
}
