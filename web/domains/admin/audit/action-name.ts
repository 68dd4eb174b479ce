import { usePermissionLabels } from '#domains/access'
import { useSettingName } from '#domains/site'
import { useText } from '#lib/text'
import { text as adminText } from '../text/index.ts'
import { text } from './text/index.ts'
import { fieldWord, valueLabel } from './field-labels.ts'

type Named = Readonly<Record<string, string>>

/** The name of an act; one without a name is shown by its code. */
export function useActionName(): (action: string) => string {
  const own: Named = useText(text).actions
  return (action) => own[action] ?? action
}

/** The name of a field; one without a name is shown as unnamed, never by its code. */
export function useFieldName(): (field: string) => string {
  const { fields } = useText(text)
  const { otherField } = useText(adminText).audit
  const settingName = useSettingName()
  return (field) => settingName(field) ?? fieldWord(fields, field) ?? otherField
}

/** The label of a state or other coded value; any other value is shown as it is. */
export function useValueWord(): (field: string, value: string) => string | undefined {
  const { states, values, actions } = useText(text)
  const known = { ...values, state: states, status: states, action: actions }
  const labelsOf = usePermissionLabels()
  return (field, value) => {
    if (field === 'permissions')
      return value
        .split(', ')
        .map((permission) => labelsOf(permission).name)
        .join(' · ')
    return valueLabel(known, field, value)
  }
}
