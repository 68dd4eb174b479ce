import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { confined, type Limits, SandboxTrouble } from './sandbox.ts'

const M = 1_048_576
const roomy: Limits = { seconds: 20, cpuSeconds: 10, memoryBytes: 512 * M, fileBytes: 10 * M }

/** Runs a line of shell as a converter would run, on a file that says 秘密. */
async function shut(
  line: string,
  { limits = roomy, signal }: { limits?: Limits; signal?: AbortSignal } = {},
) {
  const place = await mkdtemp(join(tmpdir(), 'lyceum-sandbox-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const path = join(place, 'source')
  const folder = await mkdtemp(join(place, 'out-'))
  await writeFile(path, '秘密')
  const said = confined({
    command: 'sh',
    args: ['-c', line],
    folder,
    input: { path, as: '/input' },
    limits,
    signal,
  })
  return { said, folder }
}

const troubleOf = async (said: Promise<string>) =>
  said.then(
    () => 'nothing',
    (error: unknown) => (error instanceof SandboxTrouble ? (error.isLate ? 'late' : 'failed') : 'other'),
  )

test('INV-U07 a converter reads its input and writes its folder', async () => {
  const { said, folder } = await shut('cat /input; echo made > made.txt; pwd')
  expect(await said).toBe('秘密/out\n')
  expect(await readdir(folder)).toEqual(['made.txt'])
})

test('INV-U07 it sees nothing else: no network, no home, no secrets of this process, no other process', async () => {
  const { said } = await shut(
    'cat /proc/net/dev | tail -n +3 | cut -d: -f1; ls / | sort | tr "\n" " "; env | cut -d= -f1 | sort | tr "\n" " "; ls /proc | grep -c "^[0-9]"',
  )
  const [devices = '', folders = '', ...rest] = (await said).split('\n')
  expect(devices.trim()).toBe('lo')
  expect(folders.trim().split(' ').slice(0, 12)).not.toContain('root')
  expect(rest.join(' ')).not.toMatch(/DATABASE|SECRET|S3_/)
  for (const path of ['/etc/passwd', '/root', '/home', '/var/lib', process.cwd()])
    expect([path, await troubleOf((await shut(`ls -d ${path}`)).said)]).toEqual([path, 'failed'])
  expect(await troubleOf((await shut('echo x >> /input')).said)).toBe('failed')
  expect(await troubleOf((await shut('echo x > /usr/x')).said)).toBe('failed')
})

test('INV-U07 time on the wall, time of the processor, memory and size of files have their ends', async () => {
  const endless = 'while :; do :; done'
  expect(await troubleOf((await shut('sleep 30', { limits: { ...roomy, seconds: 1 } })).said)).toBe('late')
  expect(await troubleOf((await shut(endless, { limits: { ...roomy, cpuSeconds: 1 } })).said)).toBe('late')
  const greedy = 'head -c 300000000 /dev/zero | tail'
  expect(await troubleOf((await shut(greedy, { limits: { ...roomy, memoryBytes: 32 * M } })).said)).toBe(
    'failed',
  )
  const large = await shut('head -c 20000000 /dev/zero > large; exit $?')
  expect(await troubleOf(large.said)).not.toBe('nothing')
})

test('who gives up ends the program, not only the wait', async () => {
  const over = new AbortController()
  const { said } = await shut('sleep 60', { signal: over.signal })
  const ended = said.catch((error: unknown) => String(error))
  over.abort(new Error('taken over'))
  expect(await ended).toContain('taken over')
})

test('M-06 a program that is not there, and a disk without room, are told from a file that it cannot read', async () => {
  const ours = async (line: string) => {
    const error = await (await shut(line)).said.catch((reason: unknown) => reason)
    return error instanceof SandboxTrouble && error.isOurs
  }
  expect(await ours('no-such-program')).toBe(true)
  expect(await ours('echo "bwrap: No permissions to create new namespace" >&2; exit 1')).toBe(true)
  expect(await ours('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1')).toBe(true)
  expect(await ours('echo "Invalid data found when processing input" >&2; exit 1')).toBe(false)
})
