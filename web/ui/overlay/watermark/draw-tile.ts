/** B-135 and B-136: the canvas of one mark, and its rotation. */
export const tile = { width: 390, height: 200, degrees: -20 }

type Pen = Pick<
  CanvasRenderingContext2D,
  'scale' | 'translate' | 'rotate' | 'fillText' | 'font' | 'fillStyle' | 'textAlign' | 'textBaseline'
>

type Writing = { readonly lines: readonly string[]; readonly colour: string; readonly font: string }

/** Draws the lines into the middle of one rotated tile. `density` is the pixel ratio, so that the text stays sharp. */
export function drawTile(pen: Pen, { lines, colour, font }: Writing, density: number): void {
  pen.scale(density, density)
  pen.translate(tile.width / 2, tile.height / 2)
  pen.rotate((tile.degrees * Math.PI) / 180)
  pen.font = `400 15px ${font}`
  pen.fillStyle = colour
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [i, line] of lines.entries()) pen.fillText(line, 0, (i - (lines.length - 1) / 2) * 22)
}
