/**
 * Six colours with fixed roles, so that any motif works with any palette: the background, three tones of rising distance
 * from it, one bright accent, and paper for fine lines.
 */
export type Palette = {
  readonly background: string
  readonly near: string
  readonly mid: string
  readonly far: string
  readonly note: string
  readonly paper: string
}

export const palettes = {
  qingDeep: inks('#0c4852 #12606b #2d8792 #93c9cc #f0b04a #eef5f2'),
  qingMist: inks('#d9eae8 #a9d0d0 #5aa3a9 #126570 #e98a4b #fbfdfb'),
  qingDay: inks('#7fbcc0 #a9d6d5 #2f8490 #0d4f5a #f6d489 #f4f9f6'),
  dianDeep: inks('#22386f #2f4c8f #5f82c4 #b4c8ea #f0b75a #f2f5fb'),
  dianMist: inks('#dde5f4 #b5c6e6 #6a8acb #2a4485 #e5795a #fbfcff'),
  zhuDeep: inks('#27513a #356b4a #6fa06d #bcd6a9 #f3c766 #f4f7ec'),
  zhuMist: inks('#e3edd8 #bfd6ab #78a468 #2f5f3e #e8964a #fcfdf8'),
  guiSand: inks('#f3e3bf #e8c886 #d59a3c #7a4d16 #0f6b76 #fffaf0'),
  guiDusk: inks('#e2a441 #efc06c #b9701f #6b3d12 #fdf0cf #fff8e8'),
  shiWarm: inks('#f6dccb #eeb898 #d97a4c #8c3d20 #17707c #fff8f3'),
  shiDeep: inks('#a44a29 #c06740 #e09a72 #f6d3bc #f4c65f #fff6ee'),
  meiMist: inks('#f1dfe6 #dfb6c8 #b56d90 #6d3151 #e9a13f #fffafc'),
  meiDeep: inks('#5d2a48 #7d3f62 #b9789a #ecc9d8 #f2b35a #fdf4f7'),
  moInk: inks('#1d2f34 #2c444a #5f7a80 #b9c8ca #e9a63e #f1f5f4'),
  moPaper: inks('#eceee8 #d3d9d2 #93a39f #2b3f43 #d9603a #fdfdfa'),
}

export type PaletteName = keyof typeof palettes

/** On a light background a motif goes from light to dark, on a dark one the other way. */
export function isLight({ background }: Palette): boolean {
  const rgb = Number.parseInt(background.slice(1), 16)
  return 0.3 * (rgb >> 16) + 0.59 * ((rgb >> 8) & 255) + 0.11 * (rgb & 255) > 150
}

function inks(six: string): Palette {
  const [background = '', near = '', mid = '', far = '', note = '', paper = ''] = six.split(' ')
  return { background, near, mid, far, note, paper }
}
