import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A program that writes a given number of lines, reports how many were dropped, and crashes when told to. */
const program = `
import { makeLog } from ${here('../log.ts')}
import { drainOnSignal } from ${here('../process/drain.ts')}
import { openLogDestination } from ${here('destination.ts')}
let dropped = 0
const log = makeLog({ LOG_LEVEL: 'info' }, openLogDestination({ fd: 1, onDrop: (n) => void (dropped += n) }))
drainOnSignal({ log, waitMs: 0, startDraining: () => {}, close: async () => {} })
process.on('message', (lines) => {
  if (lines === 'bug') throw new Error('a bug')
  for (let n = 0; n < lines; n += 1) log.info({ n }, 'a line')
  log.flush(() => process.send({ dropped }))
})
process.send('up')
`

async function start(stdout: number, limit = 'unlimited'): Promise<ChildProcess> {
  const child = spawn(
    'bash',
    ['-c', `ulimit -f ${limit}; exec "$@"`, 'bash', process.execPath, '--input-type=module', '-e', program],
    { stdio: ['ignore', stdout, 'inherit', 'ipc'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

async function log(child: ChildProcess, lines: number): Promise<number> {
  const answer = once(child, 'message')
  child.send(lines)
  const [{ dropped }] = (await answer) as [{ dropped: number }]
  return dropped
}

test('S-05 a full log volume costs only lines, and a fatal error still ends the process', async () => {
  const child = await start(openSync('/dev/full', 'w'))
  expect(await log(child, 1)).toBe(1)
  expect(await log(child, 100)).toBe(101)
  const ended = once(child, 'exit')
  child.send('bug')
  expect(await ended).toEqual([1, null])
})

test('S-05 the first line after an outage says how many were lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'log')
  // No file of this program may be larger than 4 KB.
  const child = await start(openSync(file, 'a'), '4')
  expect(await log(child, 10)).toBe(0)
  await log(child, 100)
  const dropped = await log(child, 1)
  expect(dropped).toBeGreaterThan(1)
  truncateSync(file)
  expect(await log(child, 1)).toBe(dropped)
  expect(readFileSync(file, 'utf8')).toContain(`"dropped":${dropped},"msg":"log lines were dropped"`)
})

test('a terminated process writes its last lines first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'log')
  const child = await start(openSync(file, 'a'))
  await log(child, 1000)
  const ended = once(child, 'exit')
  child.send('bug')
  await ended
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(1001)
  expect(lines.at(-1)).toContain('a bug')
})
