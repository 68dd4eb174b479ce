import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { GenderChoice } from '../parts/gender-choice.tsx'
import { text } from '../text/index.ts'

type Person = 'name' | 'gender' | 'birthday' | 'employmentDate' | 'phone' | 'email'

/** Personal data and contact fields. */
export function RegisterPerson({ form }: { readonly form: FormFields<Person> }) {
  const t = useText(text).register
  return (
    <>
      <Field label={t.name} error={form.errorOf('name')}>
        {(names) => (
          <Input {...names} {...form.fieldOf('name')} height="large" autoComplete="name" maxLength={60} />
        )}
      </Field>
      <GenderChoice form={form} />
      <div className="gate-row">
        <DayField form={form} name="birthday" autoComplete="bday" />
        <DayField form={form} name="employmentDate" autoComplete="off" />
      </div>
      <Field label={t.phone} error={form.errorOf('phone')}>
        {(names) => (
          <Input
            {...names}
            {...form.fieldOf('phone')}
            icon="phone"
            height="large"
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
      </Field>
      <Field label={t.email} hint={t.emailHint} error={form.errorOf('email')}>
        {(names) => (
          <Input
            {...names}
            {...form.fieldOf('email')}
            icon="mail"
            height="large"
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
          />
        )}
      </Field>
    </>
  )
}

type DayFieldProps = {
  readonly form: FormFields<'birthday' | 'employmentDate'>
  readonly name: 'birthday' | 'employmentDate'
  readonly autoComplete: string
}

function DayField({ form, name, autoComplete }: DayFieldProps) {
  const t = useText(text).register
  return (
    <Field label={t[name]} error={form.errorOf(name)}>
      {(names) => (
        <Input
          {...names}
          {...form.fieldOf(name)}
          type="date"
          min="1900-01-01"
          max="2100-12-31"
          height="large"
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
