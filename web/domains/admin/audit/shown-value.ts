import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { text } from '../text/index.ts'
import { useValueWord } from './action-name.ts'
import { kindLabelOf, plainValue } from './plain-value.ts'

/** A value as readable text: switches, states and empty values have labels. */
export function useShownValue(): (field: string, value: string) => string {
  const t = useText(text).audit
  const valueWord = useValueWord()
  const zone = useZone()
  return (field, value) => {
    if (value === '') return t.blank
    if (value === 'true') return t.on
    if (value === 'false') return t.off
    return (
      valueWord(field, value) ??
      kindLabelOf(value, (kind) => valueWord('type', kind)) ??
      plainValue(value, (moment) => shownTime(moment, zone))
    )
  }
}
