import type { Page } from 'playwright-core'
import { waitForIdle } from '../harness/wait-for-idle.ts'

// Steps before a picture is taken, shared by several screens.

/** Opens a panel of the main menu by keyboard: a slow click would close what the hover opened. */
export const open = (page: Page, nth: number) => page.locator('.nav-drop > button').nth(nth).press('Enter')

export const press = (page: Page, what: string) => page.locator(what).first().click()

/** Selects the first unit below the root, which is open from the start. */
export async function chooseUnit(page: Page): Promise<void> {
  await page.locator('[role=treeitem][aria-level="2"]').first().click()
  await page.locator('.org-unit-acts').waitFor()
}

/** Previews moving the unit to its second sibling. */
export async function previewMove(page: Page): Promise<void> {
  await chooseUnit(page)
  await page.locator('.org-unit-acts button').first().click()
  await page.locator('dialog [role=treeitem][aria-level="2"]').nth(1).click()
  await page.locator('.org-preview').waitFor()
}

/** Asks why the first person found may see people. */
export async function askWhy(page: Page) {
  await page.locator('.access-pick input').fill('tang_yinuo')
  await press(page, '.access-found button')
  await page.locator('.access-question select').selectOption('people.manage')
}

/** Types into the console's search and waits for its results. */
export async function searched(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').first().fill(text)
  await page.getByRole('option').first().waitFor()
}

/** The overview loads in parts. */
export async function overviewed(page: Page): Promise<void> {
  await page.locator('.ly-line-end').waitFor()
}

export const pressNamed = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** Opens the first exam online with papers, at one of its tabs. */
export async function openExam(page: Page, tab: number, shown: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ has: page.locator('a[href*="/room"]') })
    .filter({ hasNot: page.locator('td:nth-child(8) .exams-quiet') })
    .first()
    .locator('.exams-name a')
    .click()
  await page.locator('.ly-tabs [role=tab]').nth(tab).click()
  await page.locator(shown).waitFor()
}

export async function tickTwo(page: Page): Promise<void> {
  for (const row of [1, 3]) await page.locator('.ly-table tbody tr').nth(row).locator('label').first().click()
}

export async function openMove(page: Page): Promise<void> {
  await tickTwo(page)
  await page.locator('.ly-selection button').first().click()
}

export async function openPerson(page: Page): Promise<void> {
  await page.locator('.people-name').first().click()
  await page.locator('.person-sections').waitFor()
}

export async function openHistory(page: Page): Promise<void> {
  await openPerson(page)
  await page.getByRole('tab').nth(3).click()
  await waitForIdle(page)
}

export async function viewAs(page: Page): Promise<void> {
  await openPerson(page)
  await page.locator('.person-acts button').first().click()
  await page.locator('.viewing').waitFor()
  await waitForIdle(page)
}

/** Opens the first course of the course centre. */
export async function openFirstCourse(page: Page): Promise<void> {
  await page.locator('.ly-course-card').first().click()
  await page.locator('.course-top h1').waitFor()
  await waitForIdle(page)
}

/** Opens the only course of the filtered list at one of its steps. */
export async function openCourse(page: Page, step = 0): Promise<void> {
  await page.locator('.courses-name').first().click()
  await page.locator('.editor-steps button').nth(step).click()
}

/** Opens one part of the first course of the list; `shown` is visible once its player is ready. */
export async function openPart(page: Page, name: string, shown: string): Promise<void> {
  await openFirstCourse(page)
  await page.locator('.course-module').filter({ hasText: name }).click()
  await page.locator(shown).first().waitFor()
  await waitForIdle(page)
}

/** Opens the learners of the only course of the filtered list. */
export async function openLearners(page: Page): Promise<void> {
  await page.locator('.courses-learners').first().click()
  await page.locator('.ly-steps-bars').waitFor()
}

/** Opens the first paper of the list. */
export async function openPaper(page: Page): Promise<void> {
  await page.locator('.papers-name').first().click()
  await page.locator('.paper-section').first().waitFor()
}

/** Opens the first rule paper, simulated five hundred times. */
export async function openSimulation(page: Page): Promise<void> {
  await openPaper(page)
  await page.locator('.paper-acts a[href$="/simulate"]').click()
  await page.locator('.simulate-scale').waitFor({ timeout: 60_000 })
}

/** Types into the search field of the top bar and highlights the second suggestion. */
export async function suggested(page: Page, text: string): Promise<void> {
  const field = page.locator('.nav-search input')
  await field.fill(text)
  await page.locator('.ly-found [role=option] mark').first().waitFor()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
}

/** Opens the lobby of an exam that was taken before. */
export async function openFinishedExam(page: Page): Promise<void> {
  await page
    .locator('.ly-course-card')
    .filter({ hasText: /通过|及格|Passed|Failed/ })
    .first()
    .click()
  await page.locator('.exam-history a').first().waitFor()
  await waitForIdle(page)
}

/** Opens the first mistake due today. */
export async function practise(page: Page): Promise<void> {
  await page.locator('.mistake-begin button').click()
  await page.locator('.mistake-place').waitFor()
  await waitForIdle(page)
}
