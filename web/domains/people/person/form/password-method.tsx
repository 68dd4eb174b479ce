import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { text } from '../../text/index.ts'

export type PasswordMethod = 'mail' | 'show' | 'none'
const methods = ['show', 'mail', 'none'] as const

type PasswordChoiceProps = {
  readonly method: PasswordMethod
  readonly onChoose: (method: PasswordMethod) => void
}

/** How the first password is delivered. */
export function PasswordChoice({ method, onChoose }: PasswordChoiceProps) {
  const t = useText(text).form
  return (
    <Field label={t.password}>
      {(names) => (
        <Select
          {...names}
          value={method}
          options={methods.map((value) => ({ value, title: t[value] }))}
          onChange={({ target }) => onChoose(methods.find((option) => option === target.value) ?? 'show')}
        />
      )}
    </Field>
  )
}
