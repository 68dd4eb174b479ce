import type { Page } from 'playwright-core'

export type Witness = {
  /** The numbers of payloads that ran. */
  readonly ran: Set<number>
  /** What else must not happen: a dialog, a request that leaves, a policy that had to step in. */
  readonly signs: string[]
}

/** Sees what payloads do in a page: what they run, whom they call. */
export async function witness(page: Page): Promise<Witness> {
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

/** As a person would whose pointer crosses everything and who clicks on what looks harmless. */
export const touchAll = (page: Page, within: string): Promise<void> =>
  page.evaluate(`for (const one of document.querySelectorAll(${JSON.stringify(`${within} *`)}))
    for (const kind of ['mouseover', 'pointerenter', 'focus', 'click'])
      one.dispatchEvent(new MouseEvent(kind, { bubbles: kind !== 'focus', cancelable: true }))`)
