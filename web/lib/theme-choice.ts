import { deviceStorage } from './storage/storage.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

export type Choices = {
  /** What this person chose on this device. */
  readonly own: ThemeChoice | undefined
  /** The site's theme for people who chose none. */
  readonly site: ThemeChoice
}

/** What this device remembers of earlier visits. */
export const storedChoices = (): Choices => ({
  own: choiceOf(deviceStorage.get('theme')),
  site: choiceOf(deviceStorage.get('site-theme')) ?? 'system',
})

/** The theme that results from a choice. */
export function themeOf({ own, site }: Choices, isNight: boolean): Theme {
  const choice = own ?? site
  return choice === 'system' ? (isNight ? 'dark' : 'light') : choice
}

const choiceOf = (text: string | undefined): ThemeChoice | undefined =>
  themeChoices.find((choice) => choice === text)
