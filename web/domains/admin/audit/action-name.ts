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

/** How a thing stands, in words; any other value is as it is. */
export function useStateWord(): (field: string, value: string) => string | undefined {
  const own: Named = useText(text).states
  return (field, value) => (field === 'state' || field === 'status' ? own[value] : undefined)
}
