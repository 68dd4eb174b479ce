import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Records the calls of a test in the file named by JOURNEY_CALLS, so that CI can select the test when their domains change. */
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
