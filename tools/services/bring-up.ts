import { install } from './apt.ts'
import type { Part, Result } from './part.ts'

type Note = (what: string) => void
type Outcome = Omit<Result, 'name' | 'label' | 'ms'>

/** Checks the part and changes nothing. */
export function check(part: Part): Promise<Result> {
  return attempt(part, async () => {
    const sight = await part.look()
    return sight ? { isUp: true, did: 'found', ...sight } : { isUp: false, did: 'missed' }
  })
}

/** Finds each part, or installs and starts it; never throws: errors are in the result. */
export async function bringUp(parts: readonly Part[], note: Note): Promise<Promise<Result>[]> {
  // All are checked before any is installed, so that the installations follow the order of the list:
  // the slowest comes first and starts while the rest is still being downloaded.
  const looks = await Promise.all(parts.map(async (part) => ({ part, result: await check(part) })))
  return looks.map(async ({ part, result }) =>
    result.did === 'missed' ? attempt(part, () => provide(part, note)) : result,
  )
}

/** Stops what an earlier run started; parts that were found running or are only installed are left alone. */
export function takeDown(part: Part): Promise<Result> {
  return attempt(part, async () => {
    const isStopped = (await part.server?.stop()) ?? false
    if (isStopped) return { isUp: false, did: 'stopped' }
    const sight = await part.look()
    return { isUp: Boolean(sight), did: 'left', ...sight }
  })
}

async function provide(part: Part, note: Note): Promise<Outcome> {
  const installMs = (await part.isInstalled()) ? undefined : await installPart(part, note)
  const began = performance.now()
  await part.server?.start({ isFresh: installMs !== undefined })
  const startMs = part.server ? since(began) : undefined
  const sight = await part.look()
  if (!sight) throw new Error('installed and started, but does not answer')
  return {
    isUp: true,
    did: part.server ? 'started' : 'installed',
    ...sight,
    ...(installMs === undefined ? {} : { installMs }),
    ...(startMs === undefined ? {} : { startMs }),
  }
}

function installPart({ label, packages }: Part, note: Note): Promise<number> {
  note(`${label}: installing ${packages.join(', ')}`)
  return install(packages)
}

async function attempt(part: Part, work: () => Promise<Outcome>): Promise<Result> {
  const began = performance.now()
  const outcome = await work().catch((error: unknown): Outcome => {
    return { isUp: false, did: 'failed', problem: error instanceof Error ? error.message : String(error) }
  })
  return { ...named(part), ms: since(began), ...outcome }
}

const named = ({ name, label }: Part) => ({ name, label })

const since = (began: number) => Math.round(performance.now() - began)
