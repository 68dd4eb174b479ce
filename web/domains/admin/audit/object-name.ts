import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

/**
 * What an act was about, where the house has a word for it: a setting by its name, anything else by its kind, and by its
 * name or number.
 */
export function useObjectName(): (object: string, known?: string) => string | undefined {
  const settingName = useSettingName()
  const kinds: Readonly<Record<string, string>> = useText(text).objects
  return (object, known = '') => {
    const [kind = '', name = ''] = object.split(/:(.*)/s)
    if (kind === 'site.setting') return settingName(name)
    const word = kinds[kind]
    const told = known || name
    return word && told ? `${word} ${told}` : word
  }
}

/** The same at a glance: a kind without the long number that tells nobody anything. */
export function useObjectGlance(): (object: string) => string {
  const nameOf = useObjectName()
  return (object) => nameOf(object.replace(/:\d{15,}$/, '')) ?? object
}
