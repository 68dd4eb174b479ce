import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runSandboxed, type Limits, SandboxError } from './sandbox.ts'

const M = 1_048_576
const roomy: Limits = { seconds: 20, cpuSeconds: 10, memoryBytes: 512 * M, fileBytes: 10 * M }

/** Runs a shell command like a converter, on a file that contains 秘密. */
async function runConfined(
  line: string,
  { limits = roomy, signal }: { limits?: Limits; signal?: AbortSignal } = {},
) {
  const place = await mkdtemp(join(tmpdir(), 'lyceum-sandbox-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const path = join(place, 'source')
  const folder = await mkdtemp(join(place, 'out-'))
  await writeFile(path, '秘密')
  const output = runSandboxed({
    command: 'sh',
    args: ['-c', line],
    folder,
    input: { path, as: '/input' },
    limits,
    signal,
  })
  return { output, folder }
}

const troubleOf = async (output: Promise<string>) =>
  output.then(
    () => 'nothing',
    (error: unknown) => (error instanceof SandboxError ? (error.isLate ? 'late' : 'failed') : 'other'),
  )

test('INV-U07 a converter reads its input and writes its folder', async () => {
  const { output, folder } = await runConfined('cat /input; echo made > made.txt; pwd')
  expect(await output).toBe('秘密/out\n')
  expect(await readdir(folder)).toEqual(['made.txt'])
})

test('INV-U07 it sees nothing else: no network, no home, no secrets, no other process', async () => {
  const { output } = await runConfined(
    'cat /proc/net/dev | tail -n +3 | cut -d: -f1; ls / | sort | tr "\n" " "; env | cut -d= -f1 | sort | tr "\n" " "; ls /proc | grep -c "^[0-9]"',
  )
  const [devices = '', folders = '', ...rest] = (await output).split('\n')
  expect(devices.trim()).toBe('lo')
  expect(folders.trim().split(' ').slice(0, 12)).not.toContain('root')
  expect(rest.join(' ')).not.toMatch(/DATABASE|SECRET|S3_/)
  for (const path of ['/etc/passwd', '/root', '/home', '/var/lib', process.cwd()])
    expect([path, await troubleOf((await runConfined(`ls -d ${path}`)).output)]).toEqual([path, 'failed'])
  expect(await troubleOf((await runConfined('echo x >> /input')).output)).toBe('failed')
  expect(await troubleOf((await runConfined('echo x > /usr/x')).output)).toBe('failed')
})

test('INV-U07 limits wall-clock time, CPU time, memory and file sizes', async () => {
  const endless = 'while :; do :; done'
  expect(await troubleOf((await runConfined('sleep 30', { limits: { ...roomy, seconds: 1 } })).output)).toBe(
    'late',
  )
  expect(await troubleOf((await runConfined(endless, { limits: { ...roomy, cpuSeconds: 1 } })).output)).toBe(
    'late',
  )
  const greedy = 'head -c 300000000 /dev/zero | tail'
  expect(
    await troubleOf((await runConfined(greedy, { limits: { ...roomy, memoryBytes: 32 * M } })).output),
  ).toBe('failed')
  const large = await runConfined('head -c 20000000 /dev/zero > large; exit $?')
  expect(await troubleOf(large.output)).not.toBe('nothing')
})

test('aborting ends the program, not only the wait', async () => {
  const over = new AbortController()
  const { output } = await runConfined('sleep 60', { signal: over.signal })
  const ended = output.catch((error: unknown) => String(error))
  over.abort(new Error('taken over'))
  expect(await ended).toContain('taken over')
})

test('M-06 distinguishes a missing program and a full disk from an unreadable file', async () => {
  const ours = async (line: string) => {
    const error = await (await runConfined(line)).output.catch((reason: unknown) => reason)
    return error instanceof SandboxError && error.isOurs
  }
  expect(await ours('no-such-program')).toBe(true)
  expect(await ours('echo "bwrap: No permissions to create new namespace" >&2; exit 1')).toBe(true)
  expect(await ours('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1')).toBe(true)
  expect(await ours('echo "Invalid data found when processing input" >&2; exit 1')).toBe(false)
})
