import { chooseLanguage } from './language/choose-language.ts'
import { useLocale, useText } from '#lib/text'
import { chooseTheme, themeChoices, useThemeChoice } from '#lib/theme'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { languages } from './language/languages.ts'

export function Languages() {
  const t = useText(text)
  const current = useLocale()
  return (
    <Choices
      label={t.languages}
      current={current}
      choices={languages.map(({ locale, name }) => ({ value: locale, name, lang: locale }))}
      onChoose={chooseLanguage}
    />
  )
}

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const

/** The three themes side by side. */
export function Themes() {
  const t = useText(text).themes
  const current = useThemeChoice()
  return (
    <fieldset className="user-menu-group user-menu-themes">
      <legend>{t.label}</legend>
      <div>
        {themeChoices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === current}
            onClick={() => chooseTheme(choice)}
          >
            <Icon name={icons[choice]} size={16} />
            {t[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type ChoicesProps<T extends string> = {
  readonly label: string
  readonly current: T
  readonly choices: readonly { readonly value: T; readonly name: string; readonly lang?: string }[]
  readonly onChoose: (value: T) => void
}

/** A single choice under a small heading; choosing the current value again does nothing. */
export function Choices<T extends string>({ label, current, choices, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className="user-menu-group">
      <legend>{label}</legend>
      {choices.map(({ value, name, lang }) => (
        <button
          key={value}
          type="button"
          className="user-menu-item"
          lang={lang}
          aria-pressed={value === current}
          onClick={() => value !== current && onChoose(value)}
        >
          {name}
          {value === current && <Icon name="check" size={16} />}
        </button>
      ))}
    </fieldset>
  )
}
