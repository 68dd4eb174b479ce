import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Signs in by call, and keeps what the browser got for whoever comes as the same person, in any process. */
export async function enterAndKeep(context: BrowserContext, base: string, userName: string): Promise<void> {
  await enterByCall(context.request, { base, userName, password })
  const file = fileOf(base, userName)
  // Another process may be reading: it sees all of it or the one before.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(await context.cookies()))
  renameSync(draft, file)
}

/** Comes back as somebody who has signed in before; false when nobody has, or when their session has ended since. */
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
