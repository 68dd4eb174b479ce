import type { SettingName } from '@lyceum/contract/site'
import type { zhCN } from './text/zh-CN.ts'

/** How a setting is changed: by a switch, by choosing, or by typing one of three kinds of text. */
export type SettingKind = 'switch' | 'theme' | 'line' | 'address' | 'picture'

/** The settings that this page names; those of a kind it has no control for yet are left to the API. */
type ShownName = Extract<SettingName, keyof (typeof zhCN)['settings']['names']>

export const leftToApi: readonly Exclude<SettingName, ShownName>[] = [
  'captcha.rule',
  'session.idleMinutes',
  'password.profile',
  'password.minLength',
  'password.maxLength',
  'password.maxAgeDays',
  'password.words',
  'sms.dailyBudget',
]

export type SettingEntry = { readonly name: ShownName; readonly kind: SettingKind }

type Group = {
  readonly name: 'look' | 'footer' | 'access' | 'features' | 'addresses'
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
    name: 'access',
    settings: [
      { name: 'login.single', kind: 'switch' },
      { name: 'registration.open', kind: 'switch' },
      { name: 'registration.automatic', kind: 'switch' },
      { name: 'registration.formImage', kind: 'switch' },
      { name: 'sms.offered', kind: 'switch' },
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
    name: 'addresses',
    settings: [
      { name: 'mobile.address', kind: 'address' },
      { name: 'app.address', kind: 'address' },
    ],
  },
]
