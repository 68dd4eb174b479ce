import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

type Named = Readonly<Record<string, string>>

/**
 * What an act was about, where the house has a word for it: a setting by its name, anything else by its kind, and by its
 * name or number.
 */
export function useObjectName(): (object: string, known?: string) => string | undefined {
  const settingName = useSettingName()
  const { objects, values } = useText(text)
  const kinds: Named = objects
  const roles: Named = values.role
  return (object, known = '') => {
    const [kind = '', name = ''] = object.split(/:(.*)/s)
    if (kind === 'site.setting') return named(name.split(','), settingName)
    const word = kinds[kind]
    const told = known || (roles[name] ?? name.replace(/^\d{9,}(\d{6})$/, '#$1'))
    return word && told ? `${word} ${told}` : word
  }
}

/** Several settings by their names; one that is no more is left out. */
function named(names: readonly string[], nameOf: (name: string) => string | undefined): string | undefined {
  const known = names.flatMap((name) => nameOf(name) ?? [])
  return known.length === 0 ? undefined : known.join(' · ')
}

/** The same at a glance: a kind without the long number that tells nobody anything. */
export function useObjectGlance(): (object: string) => string {
  const nameOf = useObjectName()
  return (object) => nameOf(object.replace(/:\d{15,}$/, '')) ?? object
}
