import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from './storage/storage.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

type Choices = {
  /** What this person chose on this device. */
  readonly own: ThemeChoice | undefined
  /** The site's theme for people who chose none. */
  readonly site: ThemeChoice
}

const store = createStore<Choices>(() => ({
  own: isChoice(deviceStorage.get('theme')),
  site: isChoice(deviceStorage.get('site-theme')) ?? 'system',
}))

/** The theme that results from a choice. */
export function themeOf({ own, site }: Choices, isNight: boolean): Theme {
  const choice = own ?? site
  return choice === 'system' ? (isNight ? 'dark' : 'light') : choice
}

/** Applies the theme now, and whenever the choice or the system theme changes. */
export function startTheme(): void {
  const dress = () => {
    document.documentElement.dataset['theme'] = themeOf(store.getState(), night().matches)
  }
  store.subscribe(dress)
  night().addEventListener('change', dress)
  dress()
}

/** What this person chose on this device, if anything. */
export const chosenTheme = (): ThemeChoice | undefined => store.getState().own

export function chooseTheme(own: ThemeChoice): void {
  deviceStorage.set('theme', own)
  store.setState({ own })
}

/** The site's theme, stored so that the next visit starts with it. */
export function setSiteTheme(site: ThemeChoice): void {
  deviceStorage.set('site-theme', site)
  store.setState({ site })
}

/** The current choice, for the menu that changes it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(store.subscribe, choiceInForce, choiceInForce)
}

const choiceInForce = (): ThemeChoice => store.getState().own ?? store.getState().site

/** The current theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, () => themeOf(store.getState(), night().matches))
}

function watch(onChange: () => void): () => void {
  const stop = store.subscribe(onChange)
  night().addEventListener('change', onChange)
  return () => {
    stop()
    night().removeEventListener('change', onChange)
  }
}

const night = () => matchMedia('(prefers-color-scheme: dark)')

function isChoice(text: string | undefined): ThemeChoice | undefined {
  return themeChoices.find((choice) => choice === text)
}
