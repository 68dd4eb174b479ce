import { readFileSync } from 'node:fs'

// The kernel counts in ticks of a hundredth of a second on every Linux that Node runs on.
const tickMs = 10
const pageMb = 4096 / 1e6

/** CPU time of a process so far, in milliseconds: user and system time, after the name in brackets. */
export function cpuMs(pid: number): number | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** The memory of a process in use, in megabytes. */
export const memoryMb = (pid: number): number =>
  Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0) * pageMb

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
