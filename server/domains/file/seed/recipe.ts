/** How the bytes of one thing of the demonstration are made. Plain data: what it says is what it is kept under. */
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
  /** What its slides say, one after the other. */
  readonly lines: readonly string[]
  /** Six hexadecimal digits. */
  readonly ground: string
  /** Pixels; a high one is prepared in several widths. */
  readonly height: 360 | 720 | 1080
  readonly secondsEach: number
}

/** Something to read: its title, and what stands under each heading. */
export type Paper = { readonly title: string; readonly sheets: readonly Sheet[] }

export type Sheet = { readonly title: string; readonly lines: readonly string[] }

export type PackageRecipe = {
  readonly make: 'package'
  readonly scorm: '1.2' | '2004'
  readonly locale: 'zh-CN' | 'zh-TW'
  readonly title: string
  readonly pages: readonly { readonly title: string; readonly text: string }[]
}

const shut = ['nice', 'bwrap', 'prlimit']

/** The programs that making and preparing it takes. */
export const programsFor: Readonly<Record<Recipe['make'], readonly string[]>> = {
  film: ['ffmpeg', 'ffprobe', ...shut],
  sound: ['ffmpeg', 'ffprobe', ...shut],
  pdf: ['soffice', 'pdfinfo', ...shut],
  docx: ['soffice', 'pdfinfo', ...shut],
  xlsx: ['soffice', 'pdfinfo', ...shut],
  package: [],
}
