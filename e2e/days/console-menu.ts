import type { Visit } from '../person.ts'

/** Goes to another page of the console by its menu at the side. */
export async function goTo({ page }: Visit, entry: string): Promise<void> {
  // Behind the name may stand how much waits there.
  const name = new RegExp(`^${entry}(?:\\s|\\d|$)`)
  await page.locator('.console-side').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Finds something in a field that searches while one types, and puts its list away. */
export async function pick({ page }: Visit, field: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(words)
  await page.locator('.ant-select-item-option').filter({ hasText: words }).first().click()
  await page.keyboard.press('Escape')
}
