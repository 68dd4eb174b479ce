import { usePermissionWords } from '#domains/access'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

type Named = Readonly<Record<string, string>>

/** What an act is called; one that has no name yet is told by its code. */
export function useActionName(): (action: string) => string {
  const own: Named = useText(text).actions
  return (action) => own[action] ?? action
}

/** What a part of a thing is called: `reason`, of `job.grade` the last part, of `name.zh-CN` the first. */
export function useFieldName(): (field: string) => string {
  const own: Named = useText(text).fields
  return (field) => {
    const parts = field.split('.')
    return own[field] ?? own[parts.at(-1) ?? ''] ?? own[parts[0] ?? ''] ?? field
  }
}

/** How a thing stands, and what else is kept by code, in words; any other value is as it is. */
export function useValueWord(): (field: string, value: string) => string | undefined {
  const { states, values } = useText(text)
  const known: Readonly<Record<string, Named>> = { ...values, state: states, status: states }
  const wordsOf = usePermissionWords()
  return (field, value) => {
    if (field === 'permissions')
      return value
        .split(', ')
        .map((one) => wordsOf(one).name)
        .join(' · ')
    return (known[field] ?? known[field.split('.').at(-1) ?? ''])?.[value]
  }
}
