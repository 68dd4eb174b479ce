import { install } from './apt.ts'
import type { Part, Result, Seen } from './part.ts'

type Note = (what: string) => void
type Outcome = Omit<Result, 'name' | 'label' | 'ms'>

/** Looks at the part and changes nothing. */
export function check(part: Part): Promise<Result> {
  return attempt(part, async () => {
    const seen = await part.look()
    if (!seen) throw new Error('not found')
    return found(seen)
  })
}

/** Finds each part, or installs and starts it; never throws: what went wrong is in the result. */
export function bringUp(parts: readonly Part[], note: Note): Promise<Result>[] {
  // All are looked at before any is installed, so that installations follow the order of the list:
  // the slow starters stand first and start while the rest is still being fetched.
  const looks = parts.map((part) => part.look())
  const looked = Promise.allSettled(looks)
  return parts.map((part, index) =>
    attempt(part, async () => {
      const seen = await looks[index]
      if (seen) return found(seen)
      await looked
      return provide(part, note)
    }),
  )
}

/** Ends what an earlier run started; what was found running, and what is only installed, is left alone. */
export function takeDown(part: Part): Promise<Result> {
  return attempt(part, async () => {
    const isStopped = (await part.server?.stop()) ?? false
    if (isStopped) return { isUp: false, did: 'stopped' }
    const seen = await part.look()
    return { isUp: Boolean(seen), did: 'left', ...seen }
  })
}

const found = (seen: Seen): Outcome => ({ isUp: true, did: 'found', ...seen })

async function provide(part: Part, note: Note): Promise<Outcome> {
  const installMs = (await part.isInstalled()) ? undefined : await installPart(part, note)
  const began = performance.now()
  await part.server?.start({ isFresh: installMs !== undefined })
  const startMs = part.server ? since(began) : undefined
  const seen = await part.look()
  if (!seen) throw new Error('installed and started, but does not answer')
  return {
    isUp: true,
    did: part.server ? 'started' : 'installed',
    ...seen,
    ...(installMs === undefined ? {} : { installMs }),
    ...(startMs === undefined ? {} : { startMs }),
  }
}

function installPart({ label, packages }: Part, note: Note): Promise<number> {
  note(`${label}: installing ${packages.join(', ')}`)
  return install(packages)
}

async function attempt({ name, label }: Part, work: () => Promise<Outcome>): Promise<Result> {
  const began = performance.now()
  const outcome = await work().catch((error: unknown): Outcome => {
    return { isUp: false, did: 'failed', problem: error instanceof Error ? error.message : String(error) }
  })
  return { name, label, ms: since(began), ...outcome }
}

const since = (began: number) => Math.round(performance.now() - began)
