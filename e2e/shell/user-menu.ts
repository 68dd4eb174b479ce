import type { Page } from 'playwright-core'

/** By the keyboard: where a mouse comes slowly, its resting has opened the menu and its click closes it again. */
export const openUserMenu = (page: Page) => page.locator('header .ly-drop-down-button').press('Enter')
