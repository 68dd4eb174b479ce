import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { text } from './text/index.ts'

type LineFieldProps = {
  readonly line: keyof (typeof text)['zh-CN']['lines']
  readonly value: string
  readonly fault: string | undefined
  readonly hint?: string
  readonly placeholder?: string
  readonly isRequired?: boolean
  readonly onType: (value: string) => void
}

/** One text field of a provider. */
export function LineField({ line, value, fault, hint, placeholder, isRequired, onType }: LineFieldProps) {
  const t = useText(text)
  return (
    <Field label={t.lines[line]} hint={hint} error={fault} isRequired={isRequired ?? false}>
      {(names) => (
        <Input
          {...names}
          name={line}
          value={value}
          maxLength={300}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  )
}
