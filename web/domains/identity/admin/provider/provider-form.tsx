import { addProvider, editProvider, listProviders } from '@lyceum/contract/identity'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { RadioGroup, Switch } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { PasswordInput } from '#ui/form/password-input'
import { FormDialog } from '#ui/overlay/form-dialog'
import { LdapFields } from './ldap-fields.tsx'
import { LineField } from './line-field.tsx'
import { OidcFields } from './oidc-fields.tsx'
import { bodyOf, type Kind, problemsWith, type Provider, typedOf } from './provider.ts'
import { text } from './text/index.ts'

type ProviderFormProps = {
  /** The provider to change; undefined: a new one. */
  readonly provider: Provider | undefined
  readonly onClose: () => void
}

/** Adds or changes a sign-in method; its kind cannot change. */
export function ProviderForm({ provider, onClose }: ProviderFormProps) {
  const t = useText(text)
  const [typed, setTyped] = useState(() => typedOf(provider))
  const add = useCommand(addProvider, { refresh: [listProviders] })
  const edit = useCommand(editProvider, { refresh: [listProviders] })
  const problems = problemsWith(typed)
  const { kind } = typed

  async function save() {
    const body = bodyOf(typed)
    await (provider ? edit.mutateAsync({ id: provider.id, ...body }) : add.mutateAsync(body))
    showSuccess(t.saved(body.name))
    onClose()
  }

  const secret = (
    <Field label={t.secrets[kind]} hint={provider?.hasSecret ? t.secretStored : t.secretHint}>
      {(names) => (
        <PasswordInput
          {...names}
          value={typed.secret}
          maxLength={500}
          autoComplete="new-password"
          onChange={({ target }) => setTyped({ ...typed, secret: target.value })}
        />
      )}
    </Field>
  )

  return (
    <FormDialog
      title={provider ? t.editTitle : t.addTitle}
      className="provider-form"
      isBusy={add.isPending || edit.isPending}
      isRight={Object.keys(problems).length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      {(shownError) => {
        const faultOf = (line: string) => {
          const problem = problems[line]
          return shownError(problem && t.problems[problem])
        }
        return (
          <>
            {!provider && (
              <RadioGroup<Kind>
                label={t.kind}
                value={kind}
                options={(['oidc', 'ldap'] as const).map((value) => ({ value, title: t.kinds[value] }))}
                onChoose={(chosen) => setTyped({ ...typed, kind: chosen })}
              />
            )}
            <LineField
              line="name"
              value={typed.name}
              fault={faultOf('name')}
              hint={t.nameHint}
              isRequired
              onType={(name) => setTyped({ ...typed, name })}
            />
            {kind === 'oidc' ? (
              <OidcFields
                config={typed.oidc}
                faultOf={faultOf}
                onType={(oidc) => setTyped({ ...typed, oidc })}
              >
                {secret}
              </OidcFields>
            ) : (
              <LdapFields
                config={typed.ldap}
                faultOf={faultOf}
                onType={(ldap) => setTyped({ ...typed, ldap })}
              >
                {secret}
              </LdapFields>
            )}
            <Switch isOn={typed.isEnabled} onSwitch={(isEnabled) => setTyped({ ...typed, isEnabled })}>
              {t.enabled}
            </Switch>
          </>
        )
      }}
    </FormDialog>
  )
}
