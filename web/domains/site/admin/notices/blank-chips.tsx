import { blanksIn } from '@lyceum/contract/site'
import { useLocale, useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import type { Notice } from './notice.ts'
import { text } from './text/index.ts'

type BlankChipsProps = {
  readonly notice: Notice
  readonly body: string
  readonly onInsert: (name: string) => void
}

/** The placeholders of a notice: choosing one inserts it at the caret. A tick marks used ones. */
export function BlankChips({ notice, body, onInsert }: BlankChipsProps) {
  const t = useText(text)
  const locale = useLocale()
  const used = blanksIn(body)
  return (
    <fieldset className="blank-chips">
      <legend>{t.blanks}</legend>
      {notice.blanks.map(({ name, title, isRequired }) => (
        <button
          key={name}
          type="button"
          data-used={used.includes(name)}
          data-missing={isRequired && !used.includes(name)}
          title={t.insert(title[locale])}
          onClick={() => onInsert(name)}
        >
          <Icon name={used.includes(name) ? 'check' : 'plus'} size={14} />
          {title[locale]}
          {isRequired && <small>{t.needed}</small>}
        </button>
      ))}
      <p>{t.blanksHint}</p>
    </fieldset>
  )
}
