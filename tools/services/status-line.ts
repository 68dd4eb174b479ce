import type { Result } from './part.ts'

/** One line for one part: what was found, what was done, how long it took. */
export function statusLine(result: Result): string {
  return `${result.label.padEnd(12)} ${sentence(result)}`
}

export function spellDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`
}

function sentence(result: Result): string {
  const { did, ms, problem } = result
  if (did === 'failed') return `is not up: ${problem} (${spellDuration(ms)})`
  if (did === 'missed') return `is not there (${spellDuration(ms)})`
  if (did === 'stopped') return `stopped in ${spellDuration(ms)}`
  if (did === 'left') return result.isUp ? `left as it is: ${place(result)}` : 'was not running'
  if (did === 'found') return `found ${place(result)} in ${spellDuration(ms)}`
  return [installation(result), start(result)].filter(Boolean).join(', ')
}

function installation({ installMs, version }: Result): string {
  return installMs === undefined ? '' : `installed ${version} in ${spellDuration(installMs)}`
}

function start({ startMs, installMs, version, at }: Result): string {
  if (startMs === undefined) return ''
  const what = installMs === undefined ? `started ${version}` : 'started'
  return `${what} on ${at} in ${spellDuration(startMs)}`
}

const place = ({ version, at }: Result) => (at ? `${version} on ${at}` : version)
