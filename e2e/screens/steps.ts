import type { Page } from 'playwright-core'
import { settled } from '../settled.ts'

// What a person does before a picture is taken, shared by several screens.

/** Opens a panel of the main menu, by the keyboard: the click of a slow mouse would close what its resting opened. */
export const open = (page: Page, nth: number) => page.locator('.nav-drop > button').nth(nth).press('Enter')

export const press = (page: Page, what: string) => page.locator(what).first().click()

/** Looks at the first unit below the root, which is open from the start. */
export async function chooseUnit(page: Page): Promise<void> {
  await page.locator('[role=treeitem][aria-level="2"]').first().click()
  await page.locator('.org-unit-acts').waitFor()
}

/** Asks where the unit shall go, and chooses the second one beside it. */
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

/** Types into the console's search and waits for what it finds. */
export async function searched(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox').first().fill(words)
  await page.getByRole('option').first().waitFor()
}

/** The overview comes in parts. */
export async function overviewed(page: Page): Promise<void> {
  await page.locator('.ly-line-end').waitFor()
}

export const pressNamed = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** The first exam online with papers in it, at one of its pages. */
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
  await page.locator('.people-selection button').first().click()
}

export async function openPerson(page: Page): Promise<void> {
  await page.locator('.people-name').first().click()
  await page.locator('.person-sections').waitFor()
}

export async function openHistory(page: Page): Promise<void> {
  await openPerson(page)
  await page.getByRole('tab').nth(3).click()
  await settled(page)
}

export async function viewAs(page: Page): Promise<void> {
  await openPerson(page)
  await page.locator('.person-acts button').first().click()
  await page.locator('.viewing').waitFor()
  await settled(page)
}

/** The first course of the centre. */
export async function openFirstCourse(page: Page): Promise<void> {
  await page.locator('.ly-course-card').first().click()
  await page.locator('.course-top h1').waitFor()
  await settled(page)
}

/** Opens the course of the list, which is narrowed to one, at one of its steps. */
export async function openCourse(page: Page, step = 0): Promise<void> {
  await page.locator('.courses-name').first().click()
  await page.locator('.editor-steps button').nth(step).click()
}

/** Opens one part of the first course of the list; `shown` stands there once its stage is ready. */
export async function openPart(page: Page, name: string, shown: string): Promise<void> {
  await openFirstCourse(page)
  await page.locator('.course-module').filter({ hasText: name }).click()
  await page.locator(shown).first().waitFor()
  await settled(page)
}

/** Who takes the course of the list, which is narrowed to one. */
export async function openLearners(page: Page): Promise<void> {
  await page.locator('.courses-learners').first().click()
  await page.locator('.ly-steps-bars').waitFor()
}

/** The first paper of the list. */
export async function openPaper(page: Page): Promise<void> {
  await page.locator('.papers-name').first().click()
  await page.locator('.paper-section').first().waitFor()
}

/** The first paper by rule, drawn five hundred times. */
export async function openSimulation(page: Page): Promise<void> {
  await openPaper(page)
  await page.locator('.paper-acts a[href$="/simulate"]').click()
  await page.locator('.simulate-scale').waitFor({ timeout: 60_000 })
}

/** Types into the field of the bar at the top, and points at the second thing it offers. */
export async function suggested(page: Page, words: string): Promise<void> {
  const field = page.locator('.nav-search input')
  await field.fill(words)
  await page.locator('.ly-found [role=option] mark').first().waitFor()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
}

/** The lobby of an exam of the list that was sat before. */
export async function openHeldExam(page: Page): Promise<void> {
  await page
    .locator('.ly-course-card')
    .filter({ hasText: /通过|及格|Passed|Failed/ })
    .first()
    .click()
  await page.locator('.exam-history a').first().waitFor()
  await settled(page)
}

/** The first mistake of today's portion. */
export async function practise(page: Page): Promise<void> {
  await page.locator('.mistake-begin button').click()
  await page.locator('.mistake-place').waitFor()
  await settled(page)
}
