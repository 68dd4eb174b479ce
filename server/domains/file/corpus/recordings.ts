import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Film = {
  readonly seconds: number
  readonly size?: string
  readonly args?: readonly string[]
  readonly name?: string
}

const bars = (size: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `smptebars=size=${size}:rate=10:duration=${seconds}`,
]
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]

async function made(args: readonly string[], name: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-film-'))
  try {
    await run('ffmpeg', ['-v', 'error', '-y', ...args, join(folder, name)])
    return await readFile(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A real video: moving bars with a tone, made by ffmpeg during the test. */
export const film = ({ seconds, size = '640x360', args = [], name = 'a.mp4' }: Film): Promise<Buffer> =>
  made(
    [
      ...bars(size, seconds),
      ...tone(seconds),
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-shortest',
      ...args,
    ],
    name,
  )

export const sound = (seconds: number, name = 'a.mp3'): Promise<Buffer> => made(tone(seconds), name)
