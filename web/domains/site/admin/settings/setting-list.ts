import { areas, type SettingName } from '@lyceum/contract/site'

/** The input of a setting: a switch, a choice, a number or one of four kinds of text. */
export type SettingKind = 'switch' | 'theme' | 'choice' | 'number' | 'line' | 'words' | 'address' | 'picture'

type Choice = 'ALWAYS' | 'RISK' | 'default' | 'dengbao' | 'nist'

export type Bounds = { readonly min: number; readonly max: number }

/** Settings of unfinished features, hidden from the page. */
export const waiting = ['tasks.shown', 'face.required'] as const

export type ShownName = Exclude<SettingName, (typeof waiting)[number]>

export type SettingEntry = {
  readonly name: ShownName
  readonly kind: SettingKind
  /** The available choices. */
  readonly choices?: readonly Choice[]
  /** The limits of a number. */
  readonly bounds?: Bounds
}

type Group = {
  readonly name:
    | 'look'
    | 'footer'
    | 'pages'
    | 'areas'
    | 'learning'
    | 'storage'
    | 'access'
    | 'password'
    | 'addresses'
  readonly settings: readonly SettingEntry[]
}

/** The settings in page order. */
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
    name: 'pages',
    settings: [{ name: 'watermark.shown', kind: 'switch' }],
  },
  { name: 'areas', settings: areas.map((area) => ({ name: `area.${area}`, kind: 'switch' })) },
  {
    name: 'learning',
    settings: [
      { name: 'goal.weekHours', kind: 'number', bounds: { min: 0, max: 60 } },
      { name: 'goal.yearCredits', kind: 'number', bounds: { min: 0, max: 1000 } },
      { name: 'approval.escalateDays', kind: 'number', bounds: { min: 0, max: 90 } },
      { name: 'exam.outageMinutes', kind: 'number', bounds: { min: 0, max: 180 } },
      { name: 'exam.fourEyes', kind: 'switch' },
    ],
  },
  {
    name: 'storage',
    settings: [{ name: 'storage.personMb', kind: 'number', bounds: { min: 10, max: 1_048_576 } }],
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
      { name: 'import.brakePercent', kind: 'number', bounds: { min: 1, max: 100 } },
      { name: 'import.brakePeople', kind: 'number', bounds: { min: 0, max: 100_000 } },
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
      { name: 'contact.line', kind: 'line' },
    ],
  },
]
