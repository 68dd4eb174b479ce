import { readdirSync, readFileSync } from 'node:fs'

/** CPU seconds of a process, of its reaped children and of its living children; zero where unknown. */
export function cpuSecondsOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.reduce((sum, process) => {
    const stat = statOf(process)
    return stat && (Number(process) === pid || stat.parent === pid) ? sum + stat.seconds : sum
  }, 0)
}

function statOf(pid: string): { parent: number; seconds: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), seconds: ticks / 100 }
  } catch {
    return undefined
  }
}
