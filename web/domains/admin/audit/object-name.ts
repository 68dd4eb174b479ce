import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text } from './text/index.ts'

type Named = Readonly<Record<string, string>>

/** The object of an act: a setting by its name, anything else by its kind and its name or number. */
export function useObjectName(): (object: string, known?: string) => string | undefined {
  const settingName = useSettingName()
  const { objects, values } = useText(text)
  const kinds: Named = objects
  const roles: Named = values.role
  return (object, known = '') => {
    const [kind = '', name = ''] = object.split(/:(.*)/s)
    if (kind === 'site.setting') return named(name.split(','), settingName)
    const kindLabel = kinds[kind]
    const shownName = known || (roles[name] ?? name.replace(/^\d{9,}(\d{6})$/, '#$1'))
    return kindLabel && shownName ? `${kindLabel} ${shownName}` : kindLabel
  }
}

/** Several settings by their names; one that no longer exists is left out. */
function named(names: readonly string[], nameOf: (name: string) => string | undefined): string | undefined {
  const known = names.flatMap((name) => nameOf(name) ?? [])
  return known.length === 0 ? undefined : known.join(' · ')
}

/** The short form: the kind without the long id. */
export function useObjectGlance(): (object: string) => string {
  const nameOf = useObjectName()
  return (object) => nameOf(object.replace(/:\d{15,}$/, '')) ?? object
}
