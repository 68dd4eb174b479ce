/** A version of a video for one bandwidth. */
export type Rendition = {
  readonly name: string
  /** Pixels of its shorter edge. */
  readonly edge: number
  readonly crf: number
  readonly kilobits: number
}

const ladder: readonly Rendition[] = [
  { name: '360p', edge: 360, crf: 25, kilobits: 700 },
  { name: '720p', edge: 720, crf: 24, kilobits: 1800 },
  { name: '1080p', edge: 1080, crf: 23, kilobits: 3500 },
]

/** The steps up to the video's own size, never above; a smaller video gets one step of its own size. */
export function renditionsOf({ width, height }: { width: number; height: number }): readonly Rendition[] {
  const edge = Math.min(width, height)
  const fitting = ladder.filter((step) => step.edge <= edge)
  if (fitting.length > 0) return fitting
  return [{ name: `${edge - (edge % 2)}p`, edge: edge - (edge % 2), crf: 25, kilobits: 700 }]
}

/** Splits arguments by spaces; none of them contains one. */
const typed = (line: string): string[] => line.split(' ')

/** Four-second segments, each starting with a key frame, all in one file read by ranges. */
const hls = (name: string) =>
  typed(
    '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file+independent_segments ' +
      `-hls_segment_filename ${name}.mp4 ${name}.m3u8`,
  )

const sound = typed('-c:a aac -b:a 96k -ac 2 -ar 44100')

/** Only accepted formats are opened, and only the file itself: a disguised list of addresses is not followed. */
const formats = 'mov,mp4,m4a,3gp,3g2,mj2,avi,flv,mp3,wav,matroska,webm'
export const guarded = typed(`-protocol_whitelist file,pipe -format_whitelist ${formats}`)

const reading = [
  ...typed('-hide_banner -nostdin -y -v error -progress pipe:1 -nostats'),
  ...guarded,
  '-threads',
  '2',
]

/** The ffmpeg arguments of one rendition. */
export function renditionArgs({ name, edge, crf, kilobits }: Rendition): string[] {
  // Scales the shorter edge, after the camera's rotation was undone.
  const scale = `scale='if(gte(iw,ih),-2,${edge})':'if(gte(iw,ih),${edge},-2)',fps='min(30,source_fps)',format=yuv420p`
  return [
    ...reading,
    ...typed('-i /input -map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1'),
    ...typed(`-vf ${scale} -c:v libx264 -preset veryfast -profile:v main -threads 2`),
    ...typed(`-crf ${crf} -maxrate ${kilobits}k -bufsize ${kilobits * 2}k`),
    ...typed('-force_key_frames expr:gte(t,n_forced*4) -sc_threshold 0'),
    ...sound,
    ...hls(name),
  ]
}

/** The same for audio only. */
export const soundArgs = (name: string): string[] => [
  ...reading,
  ...typed('-i /input -map 0:a:0 -vn -sn -dn -map_metadata -1'),
  ...sound,
  ...hls(name),
]

export const posterArgs = (seconds: number): string[] => [
  ...reading,
  ...typed(`-ss ${Math.min(3, seconds / 10)} -i /input -map 0:v:0 -frames:v 1`),
  ...typed("-vf scale='min(1280,iw)':-2 -q:v 4 poster.jpg"),
]

/** Seconds between two frames of the sprite sheet: at most a hundred frames, and not closer than key frames. */
export const spriteStepOf = (seconds: number) => Math.max(4, Math.ceil(seconds / 100))

type Sheet = { readonly seconds: number; readonly step: number; readonly columns: number }

export function spriteArgs(
  { seconds, step, columns }: Sheet,
  tile: { width: number; height: number },
): string[] {
  const rows = Math.max(1, Math.ceil(Math.ceil(seconds / step) / columns))
  const size = `${tile.width}:${tile.height}`
  const fit = `scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:(ow-iw)/2:(oh-ih)/2`
  return [
    ...reading,
    ...typed('-skip_frame nokey -i /input -map 0:v:0 -an'),
    ...typed(
      `-vf fps=1/${step}:eof_action=pass,${fit},tile=${columns}x${rows} -frames:v 1 -q:v 5 sprite.jpg`,
    ),
  ]
}

export type PlaylistStats = { readonly seconds: number; readonly peak: number; readonly average: number }

/** Duration of a playlist, and its peak and average bit rate. */
export function playlistStats(playlist: string): PlaylistStats {
  const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map((found) => Number(found[1]))
  const bytes = [...playlist.matchAll(/^#EXT-X-BYTERANGE:(\d+)/gm)].map((found) => Number(found[1]))
  const total = seconds.reduce((sum, duration) => sum + duration, 0)
  const peak = Math.max(
    0,
    ...seconds.map((duration, index) => ((bytes[index] ?? 0) * 8) / Math.max(duration, 0.5)),
  )
  const average = (bytes.reduce((sum, duration) => sum + duration, 0) * 8) / Math.max(total, 0.5)
  return { seconds: total, peak: Math.ceil(peak), average: Math.ceil(average) }
}

export type Variant = PlaylistStats & {
  readonly name: string
  readonly codecs: string
  readonly width?: number
  readonly height?: number
}

/** The master playlist, lowest bandwidth first: a player starts there and moves up. */
export function masterOf(variants: readonly Variant[]): string {
  const lines = variants.flatMap(({ name, peak, average, codecs, width, height }) => {
    const size = width && height ? `,RESOLUTION=${width}x${height}` : ''
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codecs}"${size}`,
      `${name}.m3u8`,
    ]
  })
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n')
}
