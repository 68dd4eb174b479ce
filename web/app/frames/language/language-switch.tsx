import { chooseLanguage } from './choose-language.ts'
import { useLocale, useText } from '#lib/text'
import { text } from '../../text/index.ts'
import { languages } from './languages.ts'

/** The three languages in a row, for visitors without a user menu. */
export function LanguageSwitch() {
  const t = useText(text)
  const current = useLocale()
  return (
    <nav className="language-switch" aria-label={t.languages}>
      {languages.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => chooseLanguage(locale)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
