import type { Visit } from '../harness/visit.ts'

/** Opens another console page through the side menu. */
export async function goTo({ page }: Visit, entry: string): Promise<void> {
  // The name may be followed by a waiting count.
  const name = new RegExp(`^${entry}(?:\\s|\\d|$)`)
  await page.locator('.console-side').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Picks an option in a search-as-you-type field and closes its list. */
export async function pick({ page }: Visit, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(text)
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
  await page.keyboard.press('Escape')
}
