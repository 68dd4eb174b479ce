import { z } from 'zod'
import { runSandboxed } from '#platform/content/sandbox'
import { MediaFailure, orFault } from '../media-failure.ts'
import { guarded } from './film-rules.ts'

const number = z.coerce.number().catch(0)

const probed = z.object({
  format: z.object({ duration: number.default(0) }),
  streams: z
    .array(
      z.object({
        codec_type: z.string().default(''),
        width: number.default(0),
        height: number.default(0),
        level: number.default(0),
        disposition: z.object({ attached_pic: number.default(0) }).default({ attached_pic: 0 }),
        side_data_list: z.array(z.object({ rotation: number.default(0) })).default([]),
      }),
    )
    .max(64),
})

export type Probed = {
  readonly seconds: number
  /** As displayed, after the camera's rotation was undone. Undefined: there is no video stream. */
  readonly picture: { readonly width: number; readonly height: number; readonly level: number } | undefined
  readonly hasSound: boolean
}

const limits = { seconds: 60, cpuSeconds: 60, memoryBytes: 1_073_741_824, fileBytes: 0 }
const maxPixels = 8192 * 4320

/** The streams of a video or audio file, by its bytes. */
export async function probe(
  source: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Probed> {
  const args = [
    '-v',
    'error',
    ...guarded,
    ...'-print_format json -show_format -show_streams /input'.split(' '),
  ]
  const output = await orFault(
    runSandboxed({ command: 'ffprobe', args, folder, input: { path: source, as: '/input' }, limits, signal }),
  )
  return read(output)
}

function read(output: string): Probed {
  const { data } = probed.safeParse(parsed(output))
  if (!data) throw new MediaFailure('unreadable', 'what it holds cannot be read')
  const film = data.streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition.attached_pic === 0,
  )
  if (film && film.width * film.height > maxPixels) throw new MediaFailure('unreadable', 'too many pixels')
  return {
    seconds: data.format.duration,
    picture: film && film.width > 1 && film.height > 1 ? upright(film) : undefined,
    hasSound: data.streams.some((stream) => stream.codec_type === 'audio'),
  }
}

type Film = z.output<typeof probed>['streams'][number]

function upright({ width, height, level, side_data_list }: Film) {
  const isTurned = side_data_list.some(({ rotation }) => Math.abs(rotation) % 180 === 90)
  return isTurned ? { width: height, height: width, level } : { width, height, level }
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
