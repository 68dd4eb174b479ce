/** One stroke of a character: points on a grid 4 wide and 6 high, joined by lines. */
export type Stroke = readonly (readonly [x: number, y: number])[]

/**
 * The hand-drawn characters of a captcha: strokes instead of a font, so that every picture can bend them differently.
 * Each line lists the strokes one after the other, `x,y x,y / x,y …`.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6 / 0.8,4 3.2,4',
  C: '4,1 3,0 1.2,0 0,1.6 0,4.4 1.2,6 3,6 4,5',
  E: '3.8,0 0,0 0,6 3.8,6 / 0,3 3,3',
  F: '3.8,0 0,0 0,6 / 0,3 3,3',
  H: '0,0 0,6 / 4,0 4,6 / 0,3 4,3',
  J: '1.2,0 4,0 / 3,0 3,4.7 2.1,6 1,6 0,5',
  K: '0,0 0,6 / 3.8,0 0,3.4 / 1.3,2.3 4,6',
  M: '0,6 0,0 2,3.6 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.8,0 4,0.9 4,2.3 2.8,3.2 0,3.2',
  R: '0,6 0,0 2.8,0 4,0.9 4,2.3 2.8,3.2 0,3.2 / 1.8,3.2 4,6',
  T: '0,0 4,0 / 2,0 2,6',
  U: '0,0 0,4.5 1.1,6 2.9,6 4,4.5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 0.9,6 2,2.2 3.1,6 4,0',
  X: '0,0 4,6 / 4,0 0,6',
  Y: '0,0 2,2.9 4,0 / 2,2.9 2,6',
  3: '0,0.8 1.1,0 2.9,0 4,1 4,2 3,2.9 1.5,2.9 / 3,2.9 4,3.9 4,5 2.9,6 1.1,6 0,5.2',
  4: '3,6 3,0 0,4.2 4,4.2',
  6: '3.7,0.7 2.7,0 1.5,0 0,2 0,4.6 1.1,6 2.9,6 4,4.8 4,3.9 2.9,2.8 1.1,2.8 0,3.9',
  7: '0,0 4,0 1.4,6',
  9: '4,2.1 2.9,3.2 1.1,3.2 0,2.2 0,1.2 1.1,0 2.9,0 4,1.4 4,4 2.5,6 1.3,6 0.3,5.3',
}

/** The strokes of one character. */
export function strokesOf(character: string): readonly Stroke[] {
  return (strokes[character] ?? '').split(' / ').map((stroke) => stroke.split(' ').map(point))
}

function point(text: string): readonly [number, number] {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}
