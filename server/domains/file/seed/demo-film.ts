import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const quietly = ['-v', 'error', '-y']

type Film = {
  readonly title: string
  readonly seconds: number
  /** Six hexadecimal digits. */
  readonly ground: string
  readonly path: string
}

/** A film to look at: its title, the time that has passed, a bar that fills, a soft tone. Made by ffmpeg in a breath. */
export async function demoFilm({ title, seconds, ground, path }: Film): Promise<void> {
  const font = "font='Noto Sans CJK SC'"
  const picture = [
    `color=c=0x${ground}:size=640x360:rate=12:duration=${seconds}`,
    'drawbox=x=0:y=ih-10:w=iw:h=10:color=white@0.25:t=fill',
    `drawtext=${font}:text='${title}':fontsize=36:fontcolor=white:x=(w-text_w)/2:y=(h-text_h)/2-24`,
    `drawtext=${font}:text='%{pts\\:hms}':fontsize=22:fontcolor=white@0.75:x=(w-text_w)/2:y=(h-text_h)/2+36`,
    `drawtext=${font}:text='●':fontsize=28:fontcolor=0xe8a33d:x='(w-text_w)*t/${seconds}':y=h-text_h-4`,
  ].join(',')
  const sound = `sine=frequency=330:duration=${seconds},volume=0.08`
  const into = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -b:a 64k -shortest'.split(' ')
  await run('ffmpeg', [...quietly, '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound, ...into, path])
}

/** Three tones that rise and fall, as somebody who reads aloud does. */
export async function demoSound({ seconds, path }: { seconds: number; path: string }): Promise<void> {
  const sound = `aevalsrc='0.08*sin(2*PI*t*(262+66*floor(mod(t,6)/2)))':duration=${seconds}`
  await run('ffmpeg', [...quietly, '-f', 'lavfi', '-i', sound, '-b:a', '64k', path])
}
