import { getPasswordPolicy } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { read } from '#lib/api'
import { Field } from '#ui/form/field'
import { PasswordInput } from '#ui/form/password-input'
import type { Policy } from '../check/new-password.ts'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { PolicyList } from './policy-list.tsx'

/** The password policy; undefined until loaded. Without it only the server validates. */
export function usePolicy(): Policy | undefined {
  return useQuery({ ...read(getPasswordPolicy), staleTime: 300_000, meta: { quiet: true } }).data
}

type NewPasswordFieldsProps = {
  readonly form: FormFields<'password' | 'confirmPassword'>
  readonly policy: Policy | undefined
  readonly labels: { readonly password: string; readonly confirm: string }
  /** A new user has no earlier passwords. */
  readonly isFirst?: boolean
}

/** A new password with its checklist, and its repetition. */
export function NewPasswordFields({ form, policy, labels, isFirst = false }: NewPasswordFieldsProps) {
  const id = useId()
  return (
    <>
      <Field label={labels.password} error={form.errorOf('password')}>
        {({ 'aria-describedby': note, ...names }) => (
          <PasswordInput
            {...names}
            {...form.fieldOf('password')}
            aria-describedby={[note, policy && id].filter(Boolean).join(' ') || undefined}
            height="large"
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </Field>
      {policy && (
        <PolicyList
          id={id}
          password={form.typed.password}
          policy={isFirst ? { ...policy, historyCount: 0 } : policy}
        />
      )}
      <Field label={labels.confirm} error={form.errorOf('confirmPassword')}>
        {(names) => (
          <PasswordInput
            {...names}
            {...form.fieldOf('confirmPassword')}
            height="large"
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </Field>
    </>
  )
}
