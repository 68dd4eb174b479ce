/** The familiar colour of a kind of file. */
export const fileTones = {
  word: '#345fb2',
  excel: '#3b7a35',
  ppt: '#b9552a',
  pdf: '#c33029',
  txt: '#526162',
  video: '#6e4a9c',
  audio: '#8d3d67',
  article: '#0b6873',
  mindmap: '#0b6873',
  image: '#8a6510',
  folder: '#c8860f',
  zip: '#526162',
} as const

export type FileKind = keyof typeof fileTones
