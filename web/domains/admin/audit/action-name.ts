import { usePermissionWords } from '#domains/access'
import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text as house } from '../text/index.ts'
import { text } from './text/index.ts'
import { fieldWord, valueWords } from './field-words.ts'

type Named = Readonly<Record<string, string>>

/** What an act is called; one that has no name yet is told by its code. */
export function useActionName(): (action: string) => string {
  const own: Named = useText(text).actions
  return (action) => own[action] ?? action
}

/** What a part of a thing is called; one that nobody has named is told as such, never by its code. */
export function useFieldName(): (field: string) => string {
  const { fields } = useText(text)
  const { otherField } = useText(house).audit
  const settingName = useSettingName()
  return (field) => settingName(field) ?? fieldWord(fields, field) ?? otherField
}

/** How a thing stands, and what else is kept by code, in words; any other value is as it is. */
export function useValueWord(): (field: string, value: string) => string | undefined {
  const { states, values, actions } = useText(text)
  const known = { ...values, state: states, status: states, action: actions }
  const wordsOf = usePermissionWords()
  return (field, value) => {
    if (field === 'permissions')
      return value
        .split(', ')
        .map((one) => wordsOf(one).name)
        .join(' · ')
    return valueWords(known, field, value)
  }
}
