import { useText } from '#lib/text'
import { text } from './text/index.ts'

/** What a setting is called on its page; nothing for one that has no place there. */
export function useSettingName(): (name: string) => string | undefined {
  const names: Readonly<Record<string, { readonly label: string }>> = useText(text).names
  return (name) => names[name]?.label
}
