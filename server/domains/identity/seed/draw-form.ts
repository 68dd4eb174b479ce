import sharp from 'sharp'
import type { SeededPerson } from './people.ts'

/** A drawn picture of a filled-in form: lines, a few pen strokes, a red seal. */
export async function drawForm({ id, userName }: Pick<SeededPerson, 'id' | 'userName'>): Promise<Buffer> {
  const turn = Number(BigInt(id) % 7n) - 3
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = 250 + row * 70
    const length = 120 + ((userName.charCodeAt(row % userName.length) * 7) % 260)
    return `<rect x="90" y="${y}" width="140" height="12" fill="#9aa5a5"/>
      <path d="M270 ${y + 14} h460" stroke="#c8cfcf" stroke-width="2"/>
      <path d="M280 ${y + 6} q 20 -16 40 0 t 40 0 t ${length} -4" fill="none" stroke="#2b3a55" stroke-width="4"/>`
  })
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="1120">
    <rect width="820" height="1120" fill="#d9d4c7"/>
    <g transform="rotate(${turn / 3} 410 560)">
      <rect x="40" y="40" width="740" height="1040" fill="#fffdf6"/>
      <rect x="260" y="110" width="300" height="30" fill="#223"/>
      <rect x="330" y="160" width="160" height="14" fill="#8a9494"/>
      ${rows.join('')}
      <circle cx="620" cy="960" r="70" fill="none" stroke="#c0392b" stroke-width="7" opacity="0.75"/>
      <rect x="575" y="950" width="90" height="20" fill="#c0392b" opacity="0.65"/>
    </g></svg>`
  return sharp(Buffer.from(sheet)).jpeg({ quality: 72 }).toBuffer()
}
