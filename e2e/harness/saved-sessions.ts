import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './sign-in-by-call.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Signs in through the API and saves the browser state for later visits of the same person, in any process. */
export async function enterAndKeep(context: BrowserContext, base: string, userName: string): Promise<void> {
  await enterByCall(context.request, { base, userName, password })
  const file = fileOf(base, userName)
  // Another process may be reading: rename makes the write atomic.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(await context.cookies()))
  renameSync(draft, file)
}

/** Restores a saved session; false when there is none or it has ended. */
export async function enterAgain(context: BrowserContext, base: string, userName: string): Promise<boolean> {
  const file = fileOf(base, userName)
  if (!existsSync(file)) return false
  await context.addCookies(JSON.parse(readFileSync(file, 'utf8')) as Cookies)
  const who = await context.request.get(`${base}/app/api/user/current`)
  if (who.ok()) return true
  await context.clearCookies()
  return false
}

const fileOf = (base: string, userName: string) =>
  join(inject('signIns'), `${createHash('sha256').update(`${base} ${userName}`).digest('hex')}.json`)
