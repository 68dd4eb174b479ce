import { leave } from '#domains/identity'
import { useZone } from '#domains/site'
import { chooseLocale } from '#lib/locale'
import { nameOf, type User } from '#lib/session'
import { useLocale, useText } from '#lib/text'
import { chooseTheme, themeChoices, useThemeChoice } from '#lib/theme'
import { shownTime } from '#lib/time'
import { DropDown } from '#ui/layout/drop-down'
import { Icon } from '#ui/picture/icon'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'
import { languages } from './languages.ts'
import './user-menu.css'

/** The person, and what they can change about this page: language, appearance, leaving. */
export function UserMenu({ user }: { readonly user: User }) {
  const t = useText(text)
  const name = nameOf(user)
  return (
    <DropDown
      label={t.nav.account}
      button={
        <>
          <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} size={36} />
          <span className="user-menu-name">{name}</span>
          <Icon name="down" size={14} />
        </>
      }
    >
      <div className="user-menu">
        <Person user={user} />
        <Languages />
        <Themes />
        <button type="button" className="user-menu-item user-menu-leave" onClick={() => void leave()}>
          <Icon name="logout" />
          {t.nav.signOut}
        </button>
      </div>
    </DropDown>
  )
}

function Person({ user }: { readonly user: User }) {
  const t = useText(text).nav
  const zone = useZone()
  return (
    <div className="user-menu-person">
      <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} size={56} />
      <div>
        <b>{nameOf(user)}</b>
        <p>{user.lastLoginTime ? t.lastLogin(shownTime(user.lastLoginTime, zone)) : t.firstLogin}</p>
      </div>
    </div>
  )
}

function Languages() {
  const t = useText(text)
  const current = useLocale()
  return (
    <Choices
      label={t.languages}
      current={current}
      choices={languages.map(({ locale, name }) => ({ value: locale, name, lang: locale }))}
      onChoose={chooseLocale}
    />
  )
}

function Themes() {
  const t = useText(text).themes
  const current = useThemeChoice()
  return (
    <Choices
      label={t.label}
      current={current}
      choices={themeChoices.map((value) => ({ value, name: t[value] }))}
      onChoose={chooseTheme}
    />
  )
}

type ChoicesProps<T extends string> = {
  readonly label: string
  readonly current: T
  readonly choices: readonly { readonly value: T; readonly name: string; readonly lang?: string }[]
  readonly onChoose: (value: T) => void
}

function Choices<T extends string>({ label, current, choices, onChoose }: ChoicesProps<T>) {
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
          onClick={() => onChoose(value)}
        >
          {name}
          {value === current && <Icon name="check" size={16} />}
        </button>
      ))}
    </fieldset>
  )
}
