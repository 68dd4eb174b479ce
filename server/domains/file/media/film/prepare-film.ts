import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runSandboxed, type Limits } from '#platform/content/sandbox'
import { MediaFailure, orFault } from '../media-failure.ts'
import {
  playlistStats,
  masterOf,
  posterArgs,
  type Rendition,
  renditionArgs,
  renditionsOf,
  soundArgs,
  spriteArgs,
  spriteStepOf,
  type Variant,
} from './film-rules.ts'
import { probe, type Probed } from './probe-media.ts'
import { pieceNamed, spriteTile } from '../rules.ts'
import type { Bench } from '../preparation.ts'
import type { Measured } from '../store.ts'
import { playlistPiece } from '../store-piece.ts'

/** Half a day. Anything longer is a forgotten camera. */
const maxSeconds = 43_200

/** A video in up to three resolutions with its poster and sprite sheet; the lowest first, playable as soon as it is ready. */
export async function prepareVideo(bench: Bench): Promise<Measured> {
  const { seconds, picture } = await looked(bench)
  if (!picture) throw new MediaFailure('noPicture')
  const [first, ...wider] = renditionsOf(picture)
  if (!first) throw new MediaFailure('noPicture')
  const share = 0.95 / (1 + wider.length)
  const made = (step: Rendition, index: number) =>
    variant(bench, { name: step.name, args: renditionArgs(step), from: index * share, share, seconds })
  const narrowest = await made(first, 0)
  const spriteStep = await pictures(bench, narrowest)
  const measured = {
    durationMs: lengthOf(narrowest),
    width: picture.width,
    height: picture.height,
    spriteStep,
  }
  const variants = [narrowest]
  if (wider.length > 0) {
    // The lowest resolution plays while the others are made (M-16).
    await bench.keep([playlistPiece(pieceNamed.playlist, masterOf(variants))])
    await bench.show(measured)
  }
  for (const [index, step] of wider.entries()) variants.push(await made(step, index + 1))
  await bench.keep([playlistPiece(pieceNamed.playlist, masterOf(variants))])
  return measured
}

/** Audio in one bit rate. */
export async function prepareAudio(bench: Bench): Promise<Measured> {
  const { seconds, hasSound } = await looked(bench)
  if (!hasSound) throw new MediaFailure('noSound')
  const only = await variant(bench, {
    name: 'sound',
    args: soundArgs('sound'),
    from: 0,
    share: 0.95,
    seconds,
  })
  await bench.keep([playlistPiece(pieceNamed.playlist, masterOf([only]))])
  return { durationMs: lengthOf(only) }
}

async function looked({ source, folder, signal }: Bench): Promise<Probed> {
  const found = await probe(source, { folder, signal })
  if (found.seconds > maxSeconds) throw new MediaFailure('tooLong', `${found.seconds} s`)
  return found
}

/** The duration is measured on the result, whatever the original claimed (decisions, Q-073). */
function lengthOf({ seconds }: Variant): number {
  const durationMs = Math.round(seconds * 1000)
  if (durationMs < 1) throw new MediaFailure('empty')
  return durationMs
}

type Work = {
  readonly name: string
  readonly args: readonly string[]
  /** The share of the whole work. */
  readonly from: number
  readonly share: number
  readonly seconds: number
}

/** One resolution; not made again if an earlier run has finished it. */
async function variant(bench: Bench, work: Work): Promise<Variant> {
  const { name } = work
  const done = await bench.known(`${name}.m3u8`)
  if (done?.playlist) return { name, ...describedIn(done.playlist), ...playlistStats(done.playlist) }
  await encode(bench, work)
  const path = join(bench.folder, `${name}.mp4`)
  const { picture, hasSound } = await probe(path, bench)
  const plain = await readFile(join(bench.folder, `${name}.m3u8`), 'utf8')
  const stats = playlistStats(plain)
  const about = {
    codecs: codecsOf({ picture, hasSound }),
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
  }
  const playlist = plain.trimEnd().concat(`\n${mark}${JSON.stringify(about)}\n`)
  const bytes = await bench.store({
    name: `${name}.mp4`,
    type: picture ? 'video/mp4' : 'audio/mp4',
    path,
  })
  await bench.keep([bytes, playlistPiece(`${name}.m3u8`, playlist)])
  return { name, ...about, ...stats }
}

/** Stored in a comment of the playlist itself, for a later run. */
const mark = '# lyceum '

const described = z.object({ codecs: z.string(), width: z.number(), height: z.number() })

function describedIn(playlist: string): z.output<typeof described> {
  const line = playlist.split('\n').find((candidate) => candidate.startsWith(mark)) ?? ''
  return described.parse(JSON.parse(line.slice(mark.length)))
}

/** Main profile, as requested from the encoder; the encoder chose the level. */
function codecsOf({ picture, hasSound }: Pick<Probed, 'picture' | 'hasSound'>): string {
  const film = picture && `avc1.4d40${picture.level.toString(16).padStart(2, '0')}`
  return [film, hasSound && 'mp4a.40.2'].filter(Boolean).join(',')
}

async function encode({ source, folder, signal, report }: Bench, { args, from, share, seconds }: Work) {
  await orFault(
    runSandboxed({
      command: 'ffmpeg',
      args,
      folder,
      input: { path: source, as: '/input' },
      limits: limitsFor(seconds),
      signal,
      onLine: (line) => {
        const micros = /^out_time_us=(\d+)$/.exec(line)?.[1]
        if (micros && seconds > 0) report(from + share * Math.min(1, Number(micros) / 1e6 / seconds))
      },
    }),
  )
}

/** Twenty times its duration is enough, even on the slowest machine. */
function limitsFor(seconds: number): Limits {
  const patience = Math.ceil(600 + seconds * 20)
  return { seconds: patience, cpuSeconds: patience * 2, memoryBytes: 2_147_483_648, fileBytes: 8_589_934_592 }
}

/** Poster and sprite sheet; the sheet from the lowest resolution, which has a key frame every four seconds. */
async function pictures(bench: Bench, { seconds, name }: Variant): Promise<number> {
  const step = spriteStepOf(seconds)
  if (await bench.known(pieceNamed.sprite)) return step
  const { source, folder, signal } = bench
  const draw = async (path: string, args: readonly string[]) => {
    const input = { path, as: '/input' }
    await orFault(
      runSandboxed({ command: 'ffmpeg', args, folder, input, limits: limitsFor(seconds), signal }),
    )
  }
  await draw(source, posterArgs(seconds))
  const sheet = { seconds, step, columns: spriteTile.columns }
  await draw(await localPiece(bench, `${name}.mp4`), spriteArgs(sheet, spriteTile))
  const names = [pieceNamed.poster, pieceNamed.sprite]
  const pieces = names.map((name) => bench.store({ name, type: 'image/jpeg', path: join(folder, name) }))
  await bench.keep(await Promise.all(pieces))
  return step
}

/** A piece on the local disk: just made here, or downloaded from the store after an earlier run. */
async function localPiece({ folder, known, bring }: Bench, name: string): Promise<string> {
  const path = join(folder, name)
  if (existsSync(path)) return path
  const piece = await known(name)
  if (!piece) throw new Error(`piece ${name} missing`)
  await bring(piece, path)
  return path
}
