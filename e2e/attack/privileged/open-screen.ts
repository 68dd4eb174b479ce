import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { follow, load, waitForIdle } from '../../harness/wait-for-idle.ts'
import { touchAll } from '../watch-payloads.ts'
import type { Scene, Shown } from './attack-kind.ts'

/** Opens a screen, waits until it shows the submitted content, and touches every element of it. */
export async function look({ admin, host }: Pick<Scene, 'admin' | 'host'>, shown: Shown): Promise<void> {
  const { page } = admin
  const at = new URL(admin.at(shown.path))
  const isThere = new URL(page.url()).hostname === host && isSameApp(page, at)
  await (isThere ? follow(page, `${at.pathname}${at.search}`) : load(page, at.href))
  if (shown.open) {
    await shown.open(page)
    await waitForIdle(page)
  }
  const message = `${host} ${shown.path} shows ${shown.mark}`
  await expect.poll(() => textOf(page), { message }).toContain(shown.mark)
  await touchText(page, shown.mark)
}

/** The console and the portal are two apps. */
const isSameApp = (page: Page, { pathname }: URL) =>
  new URL(page.url()).pathname.startsWith('/manage') === pathname.startsWith('/manage')

/** The text may also be in a form field. */
const textOf = (page: Page) =>
  page.evaluate<string>(
    `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join('\\n')`,
  )

/** Hovers and clicks what contains the text, but no button or link of ours. */
async function touchText(page: Page, mark: string): Promise<void> {
  await page.evaluate(`(() => {
    document.querySelectorAll('[data-touched]').forEach((one) => one.removeAttribute('data-touched'))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.data.includes(${JSON.stringify(mark)}) && !text.parentElement.closest('a, button'))
        text.parentElement.setAttribute('data-touched', '')
  })()`)
  await touchAll(page, '[data-touched]')
}
