import { useText } from '#lib/text'
import { text } from '../text/index.ts'

/** What an act is called; one that has no name yet is told by its code. */
export function useActionName(): (action: string) => string {
  const names: Readonly<Record<string, string>> = useText(text).actions
  return (action) => names[action] ?? action
}
