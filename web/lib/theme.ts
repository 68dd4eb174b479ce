import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from './storage/storage.ts'
import { type Choices, storedChoices, type Theme, type ThemeChoice, themeOf } from './theme-choice.ts'

export { type ThemeChoice, themeChoices, themeOf } from './theme-choice.ts'

const store = createStore<Choices>(storedChoices)

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
  return useSyncExternalStore(watch, themeNow, () => 'light')
}

const themeNow = (): Theme => themeOf(store.getState(), night().matches)

function watch(onChange: () => void): () => void {
  const stop = store.subscribe(onChange)
  night().addEventListener('change', onChange)
  return () => {
    stop()
    night().removeEventListener('change', onChange)
  }
}

const night = () => matchMedia('(prefers-color-scheme: dark)')
