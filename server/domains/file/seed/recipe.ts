/** How the bytes of one demo file are made. Plain data: its hash is the cache key. */
export type Recipe =
  | FilmRecipe
  | { readonly make: 'sound'; readonly seconds: number; readonly base: number }
  | (Paper & { readonly make: 'pdf' })
  | (Paper & { readonly make: 'docx' })
  | { readonly make: 'xlsx'; readonly rows: readonly (readonly string[])[] }
  | PackageRecipe

export type FilmRecipe = {
  readonly make: 'film'
  readonly theme: string
  readonly title: string
  /** The texts of its slides, in order. */
  readonly lines: readonly string[]
  /** Six hexadecimal digits. */
  readonly ground: string
  /** In pixels; a high one is prepared in several resolutions. */
  readonly height: 360 | 720 | 1080
  readonly secondsEach: number
}

/** A document: its title, and the text under each heading. */
export type Paper = { readonly title: string; readonly sheets: readonly Sheet[] }

export type Sheet = { readonly title: string; readonly lines: readonly string[] }

export type PackageRecipe = {
  readonly make: 'package'
  readonly scorm: '1.2' | '2004'
  readonly locale: 'zh-CN' | 'zh-TW'
  readonly title: string
  readonly pages: readonly { readonly title: string; readonly text: string }[]
}

const sandboxTools = ['nice', 'bwrap', 'prlimit']

/** The programs needed to make and prepare it. */
export const programsFor: Readonly<Record<Recipe['make'], readonly string[]>> = {
  film: ['ffmpeg', 'ffprobe', ...sandboxTools],
  sound: ['ffmpeg', 'ffprobe', ...sandboxTools],
  pdf: ['soffice', 'pdfinfo', ...sandboxTools],
  docx: ['soffice', 'pdfinfo', ...sandboxTools],
  xlsx: ['soffice', 'pdfinfo', ...sandboxTools],
  package: [],
}
