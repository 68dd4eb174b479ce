import type { SettingName } from '@lyceum/contract/site'

/** How a setting is changed: by a switch, by choosing, or by typing one of three kinds of text. */
export type SettingKind = 'switch' | 'theme' | 'line' | 'address' | 'picture'

export type SettingEntry = { readonly name: SettingName; readonly kind: SettingKind }

type Group = {
  readonly name: 'look' | 'footer' | 'features' | 'addresses'
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
    name: 'addresses',
    settings: [
      { name: 'mobile.address', kind: 'address' },
      { name: 'app.address', kind: 'address' },
    ],
  },
]
