import type { Page } from 'playwright-core'

export type PayloadWatch = {
  /** The numbers of payloads that ran. */
  readonly ran: Set<number>
  /** Other things that must not happen: a dialog, a foreign request, a policy violation. */
  readonly signs: string[]
}

/** Records what payloads run in a page and which requests they make. */
export async function watchPayloads(page: Page): Promise<PayloadWatch> {
  const [ran, signs] = [new Set<number>(), new Array<string>()]
  await page.exposeFunction('ran', (n: number) => void ran.add(n))
  page.on('dialog', (dialog) => {
    signs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.on('request', (request) => {
    if (request.url().includes('attacker.invalid')) signs.push(`left: ${request.url()}`)
  })
  page.on('console', (line) => {
    if (/content security policy|trusted ?types?/i.test(line.text())) signs.push(line.text().slice(0, 200))
  })
  return { ran, signs }
}

/** Moves the pointer over everything and clicks what looks harmless. */
export const touchAll = (page: Page, within: string): Promise<void> =>
  page.evaluate(`for (const one of document.querySelectorAll(${JSON.stringify(`${within} *`)}))
    for (const kind of ['mouseover', 'pointerenter', 'focus', 'click'])
      one.dispatchEvent(new MouseEvent(kind, { bubbles: kind !== 'focus', cancelable: true }))`)
