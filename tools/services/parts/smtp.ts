import { fileURLToPath } from 'node:url'
import { startDaemon } from '../daemon.ts'
import type { Part, Seen } from '../part.ts'
import { isOpen } from '../port.ts'
import { end } from '../process-file.ts'
import { addressOf, assertLocal, settings, spell } from '../settings.ts'

const address = addressOf(settings.smtp)
const page = settings.mailPage

/** Accepts every mail and forwards none; people read them on its page, tests through its API. */
export const smtp: Part = {
  name: 'smtp',
  label: 'Mail',
  packages: [],
  look,
  isInstalled: () => true,
  server: { start, stop: () => end('smtp', 5) },
}

async function look(): Promise<Seen | undefined> {
  const open = await Promise.all([isOpen(address), isOpen(addressOf(page))])
  if (!open.includes(true)) return undefined
  const answer = await fetch(new URL('/api/mails?limit=0', page)).catch(() => undefined)
  if (!open[0] || !answer?.ok) {
    throw new Error(`${spell(address)} or ${page.host} is used by something other than our mail sink`)
  }
  return { version: 'mail sink', at: `${spell(address)}, read at ${page.origin}` }
}

const isReady = async () => Boolean(await look().catch(() => undefined))

async function start() {
  assertLocal(address)
  assertLocal(addressOf(page))
  const program = fileURLToPath(new URL('../mail/main.ts', import.meta.url))
  await startDaemon({ name: 'smtp', command: process.execPath, args: [program], isReady })
}
