import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { FilmRecipe } from './recipe.ts'
import { slideOf } from './slide.ts'

const run = promisify(execFile)
const quietly = ['-v', 'error', '-y']
const rate = 3

/** A film of slides with a progress bar and a soft chord. Few frames per second, so it is made quickly. */
export async function demoFilm(recipe: FilmRecipe, path: string): Promise<void> {
  const folder = dirname(path)
  const { lines, height, secondsEach } = recipe
  const slides = Array.from({ length: lines.length + 1 }, (_, at) => at)
  for (const at of slides)
    await sharp(Buffer.from(slideOf(recipe, at)))
      .png()
      .toFile(join(folder, `${at}.png`))
  const list = join(folder, 'slides.txt')
  const shown = slides.map((at) => `file ${at}.png\nduration ${secondsEach}`)
  // The last frame is listed twice: its duration only counts if something follows.
  await writeFile(list, [...shown, `file ${slides.at(-1)}.png`, ''].join('\n'))
  const seconds = slides.length * secondsEach
  const width = Math.round((height * 16) / 9)
  const bar = `color=c=0xe8a33d:size=${width}x${height / 60}:rate=${rate}:duration=${seconds}`
  const chord = `aevalsrc='0.03*(sin(2*PI*196*t)+sin(2*PI*294*t)+0.6*sin(2*PI*392*t))*(0.6+0.4*sin(PI*t/4))':s=22050:duration=${seconds}`
  const lavfiInput = ['-f', 'lavfi', '-i']
  const inputs = ['-f', 'concat', '-i', list, ...lavfiInput, bar, ...lavfiInput, chord]
  const filter = `[0:v]fps=${rate}[film];[film][1:v]overlay=x='-w+w*t/${seconds}':y=H-h,format=yuv420p[out]`
  const into = '-map [out] -map 2:a -c:v libx264 -preset ultrafast -tune stillimage -c:a aac -b:a 64k'.split(
    ' ',
  )
  await run('ffmpeg', [
    ...quietly,
    ...inputs,
    '-filter_complex',
    filter,
    ...into,
    '-t',
    String(seconds),
    path,
  ])
}

/** Slow notes of five tones, each fading like a bell. */
export async function demoSound(
  { seconds, base }: { readonly seconds: number; readonly base: number },
  path: string,
): Promise<void> {
  const steps = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3]
  const tone = steps.map((step, at) => `eq(mod(floor(t/2)*3,5),${at})*${(base * step).toFixed(2)}`).join('+')
  const sound = `aevalsrc='0.18*sin(2*PI*mod(t,2)*(${tone}))*exp(-1.6*mod(t,2))':s=22050:duration=${seconds}`
  await run('ffmpeg', [...quietly, '-f', 'lavfi', '-i', sound, '-b:a', '64k', path])
}
