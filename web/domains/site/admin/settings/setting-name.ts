import { useText } from '#lib/text'
import { text } from './text/index.ts'

/** The name of a setting; undefined when it is not on the page. */
export function useSettingName(): (name: string) => string | undefined {
  const names: Readonly<Record<string, { readonly label: string }>> = useText(text).names
  return (name) => names[name]?.label
}
