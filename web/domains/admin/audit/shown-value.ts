import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { useValueWord } from './action-name.ts'

/** A value as people say it: a switch is on or off, a state has its word, and nothing has one too. */
export function useShownValue(): (field: string, value: string) => string {
  const t = useText(text).audit
  const valueWord = useValueWord()
  return (field, value) => {
    if (value === '') return t.blank
    if (value === 'true') return t.on
    return value === 'false' ? t.off : (valueWord(field, value) ?? value)
  }
}
