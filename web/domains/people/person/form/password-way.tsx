import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { text } from '../../text/index.ts'

export type Way = 'mail' | 'show' | 'none'
const ways = ['show', 'mail', 'none'] as const

type PasswordWayProps = { readonly way: Way; readonly onChoose: (way: Way) => void }

/** How somebody gets in for the first time. */
export function PasswordWay({ way, onChoose }: PasswordWayProps) {
  const t = useText(text).form
  return (
    <Field label={t.password}>
      {(names) => (
        <Select
          {...names}
          value={way}
          options={ways.map((value) => ({ value, title: t[value] }))}
          onChange={({ target }) => onChoose(ways.find((one) => one === target.value) ?? 'show')}
        />
      )}
    </Field>
  )
}
