import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

/** What an act was about, where the house has a word for it: a setting by its name, anything else by its kind and number. */
export function useObjectName(): (object: string) => string | undefined {
  const settingName = useSettingName()
  const kinds: Readonly<Record<string, string>> = useText(text).objects
  return (object) => {
    const [kind = '', name = ''] = object.split(/:(.*)/s)
    if (kind === 'site.setting') return settingName(name)
    const word = kinds[kind]
    return word && name ? `${word} ${name}` : word
  }
}
