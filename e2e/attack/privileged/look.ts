import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { follow, load, settled } from '../../settled.ts'
import { touchAll } from '../witness.ts'
import type { Scene, Shown } from './kind.ts'

/** Opens a screen, waits until it shows what was handed in, and touches every piece of it. */
export async function look({ admin, host }: Pick<Scene, 'admin' | 'host'>, shown: Shown): Promise<void> {
  const { page } = admin
  const at = new URL(admin.at(shown.path))
  const isThere = new URL(page.url()).hostname === host && isSameApp(page, at)
  await (isThere ? follow(page, `${at.pathname}${at.search}`) : load(page, at.href))
  if (shown.open) {
    await shown.open(page)
    await settled(page)
  }
  const message = `${host} ${shown.path} shows ${shown.mark}`
  await expect.poll(() => wordsOf(page), { message }).toContain(shown.mark)
  await touchWords(page, shown.mark)
}

/** The console and the portal are two programs. */
const isSameApp = (page: Page, { pathname }: URL) =>
  new URL(page.url()).pathname.startsWith('/manage') === pathname.startsWith('/manage')

/** Words may stand in a field too. */
const wordsOf = (page: Page) =>
  page.evaluate<string>(
    `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join('\\n')`,
  )

/** Crosses and clicks what holds the words, but no button or link of ours that would do something. */
async function touchWords(page: Page, mark: string): Promise<void> {
  await page.evaluate(`(() => {
    document.querySelectorAll('[data-touched]').forEach((one) => one.removeAttribute('data-touched'))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.data.includes(${JSON.stringify(mark)}) && !text.parentElement.closest('a, button'))
        text.parentElement.setAttribute('data-touched', '')
  })()`)
  await touchAll(page, '[data-touched]')
}
