/** A branch in bloom, for the points banner and the daily tasks. */
export function Osmanthus() {
  return (
    <svg
      className="ly-osmanthus"
      viewBox="0 0 560 200"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="#6a3f08" strokeLinecap="round">
        <path d="M560-10C500 40 440 52 370 84S220 120 120 176" strokeWidth="6" />
        <path d="M440 58C430 100 400 130 380 176M300 108C270 90 230 84 196 52" strokeWidth="4" />
      </g>
      {leaves.map(([x, y, turn, length, tone]) => (
        <g key={`${x} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${length})`}>
          <path d="M0 0C.25-.26.75-.22 1 0C.75.2.25.22 0 0Z" fill={tones[tone]} />
          <path d="M.08 0H.86" stroke="#fff" strokeOpacity=".35" strokeWidth={1.2 / length} />
        </g>
      ))}
      {blossoms.map(([x, y, size, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d={petals} fill="#df9a1c" />
          <circle r="2.6" fill="#8a5305" />
        </g>
      ))}
    </svg>
  )
}

const tones = ['#0b6873', '#2d8792', '#07505a'] as const

const petals =
  'M0-.6C-5-3-5.4-9 0-12C5.4-9 5-3 0-.6ZM0 .6C5 3 5.4 9 0 12C-5.4 9-5 3 0 .6ZM.6 0C3-5 9-5.4 12 0C9 5.4 3 5 .6 0ZM-.6 0C-3 5-9 5.4-12 0C-9-5.4-3-5-.6 0Z'

const leaves = [
  [500, 30, -150, 92, 0],
  [505, 28, 70, 88, 1],
  [452, 54, -120, 84, 1],
  [430, 84, 28, 90, 0],
  [404, 128, 150, 86, 2],
  [396, 150, 36, 74, 1],
  [362, 88, -128, 88, 0],
  [330, 100, 60, 84, 2],
  [284, 112, 100, 72, 1],
  [250, 92, -110, 66, 2],
  [214, 66, -160, 78, 0],
  [200, 54, -86, 56, 1],
  [232, 122, 84, 64, 0],
  [180, 142, -150, 74, 1],
  [150, 160, 40, 66, 2],
  [124, 174, 160, 74, 0],
  [380, 174, 100, 60, 0],
] as const

/** The blossoms on the twigs, and the last four falling. */
const blossoms = [
  [470, 66, 1.2, 10],
  [452, 84, 1, 40],
  [488, 90, 0.9, 20],
  [462, 104, 0.8, 0],
  [352, 104, 1.25, 20],
  [372, 122, 1, 50],
  [336, 126, 0.9, 5],
  [354, 142, 0.8, 30],
  [248, 112, 1.1, 15],
  [268, 132, 0.9, 45],
  [236, 138, 0.8, 0],
  [196, 82, 1, 30],
  [176, 68, 0.8, 0],
  [160, 134, 0.9, 20],
  [140, 148, 0.75, 50],
  [404, 172, 0.9, 10],
  [420, 156, 0.75, 40],
  [300, 186, 0.6, 20],
  [212, 196, 0.5, 40],
  [88, 130, 0.55, 10],
  [440, 190, 0.55, 0],
] as const
