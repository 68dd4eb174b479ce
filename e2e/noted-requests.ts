import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Notes which calls a journey makes in the file named by JOURNEY_CALLS, so that a change of their domains chooses it. */
export function noteRequests(context: BrowserContext): void {
  const { JOURNEY_CALLS: out } = process.env
  if (!out) return
  const requests = new Set<string>()
  const file = relative(root, expect.getState().testPath ?? '')
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/app/')) requests.add(`${request.method()} ${pathname}`)
  })
  onTestFinished(() => appendFileSync(out, `${JSON.stringify({ file, requests: [...requests] })}\n`))
}
