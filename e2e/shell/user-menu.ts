import type { Page } from 'playwright-core'

/** By keyboard: a slow mouse opens the menu by hovering, and its click closes it again. */
export const openUserMenu = (page: Page) => page.locator('header .ly-drop-down-button').press('Enter')
