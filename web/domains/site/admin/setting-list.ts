import type { SettingName } from '@lyceum/contract/site'

/** How a setting is changed: by a switch, by choosing, or by typing a number or one of four kinds of text. */
export type SettingKind = 'switch' | 'theme' | 'choice' | 'number' | 'line' | 'words' | 'address' | 'picture'

type Choice = 'ALWAYS' | 'RISK' | 'default' | 'dengbao' | 'nist'

export type Bounds = { readonly min: number; readonly max: number }

export type SettingEntry = {
  readonly name: SettingName
  readonly kind: SettingKind
  /** What there is to choose from. */
  readonly choices?: readonly Choice[]
  /** Between which a number lies. */
  readonly bounds?: Bounds
}

type Group = {
  readonly name: 'look' | 'footer' | 'features' | 'access' | 'password' | 'addresses'
  readonly settings: readonly SettingEntry[]
}

/** The settings in the order of the page. */
export const settingGroups: readonly Group[] = [
  {
    name: 'look',
    settings: [
      { name: 'theme.mode', kind: 'theme' },
      { name: 'logo.zh-CN', kind: 'picture' },
      { name: 'logo.zh-TW', kind: 'picture' },
      { name: 'logo.en-US', kind: 'picture' },
      { name: 'icon', kind: 'picture' },
      { name: 'login.picture', kind: 'picture' },
    ],
  },
  {
    name: 'footer',
    settings: [
      { name: 'footer.shown', kind: 'switch' },
      { name: 'footer.copyright', kind: 'line' },
    ],
  },
  {
    name: 'features',
    settings: [
      { name: 'watermark.shown', kind: 'switch' },
      { name: 'tasks.shown', kind: 'switch' },
      { name: 'face.required', kind: 'switch' },
    ],
  },
  {
    name: 'access',
    settings: [
      { name: 'captcha.rule', kind: 'choice', choices: ['ALWAYS', 'RISK'] },
      { name: 'login.single', kind: 'switch' },
      { name: 'session.idleMinutes', kind: 'number', bounds: { min: 0, max: 1440 } },
      { name: 'sms.offered', kind: 'switch' },
      { name: 'sms.dailyBudget', kind: 'number', bounds: { min: 0, max: 1_000_000 } },
      { name: 'registration.open', kind: 'switch' },
      { name: 'registration.automatic', kind: 'switch' },
      { name: 'registration.formImage', kind: 'switch' },
    ],
  },
  {
    name: 'password',
    settings: [
      { name: 'password.profile', kind: 'choice', choices: ['default', 'dengbao', 'nist'] },
      { name: 'password.minLength', kind: 'number', bounds: { min: 8, max: 32 } },
      { name: 'password.maxLength', kind: 'number', bounds: { min: 64, max: 128 } },
      { name: 'password.maxAgeDays', kind: 'number', bounds: { min: 0, max: 365 } },
      { name: 'password.words', kind: 'words' },
    ],
  },
  {
    name: 'addresses',
    settings: [
      { name: 'mobile.address', kind: 'address' },
      { name: 'app.address', kind: 'address' },
    ],
  },
]
