/** The objects of the moon-gate scene, in the scene's own coordinates of 820 by 900. */

const tiles = Array.from({ length: 25 }, (_, i) => i * 34 - 10)

export function WallCoping() {
  return (
    <>
      <path d="M0 0h820v64H0Z" fill="#072f36" />
      {tiles.map((x) => (
        <g key={x} transform={`translate(${x} 64)`} fill="#072f36">
          <circle r="17" />
          <circle r="10" fill="#0f5a65" />
          <circle r="4.5" />
        </g>
      ))}
      <path d="M0 52h820v3H0Z" fill="#0f5a65" />
      <path d="M0 30h820v2H0Z" fill="#0d4750" />
    </>
  )
}

export function Pavilion() {
  return (
    <g transform="translate(262 346)" fill="#0b434c">
      <path d="M-44 0Q0-16 0-40Q0-16 44 0L36 6H-36Z" />
      <path d="M-26 6h5v44h-5ZM21 6h5v44h-5ZM-34 48h68v7h-68ZM-3-52h6v14h-6Z" />
      <path d="M-44 55h88v9h-88Z" fill="#2b7c87" />
    </g>
  )
}

const trees = [
  [180, 520, 1],
  [212, 536, 0.8],
  [660, 500, 1.1],
  [624, 520, 0.8],
  [690, 528, 0.7],
] as const

export function Trees() {
  return trees.map(([x, y, size]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 40h6V6h-6Z" fill="#072f36" />
      <ellipse cy="-8" rx="20" ry="30" fill="#14616c" />
      <path d="M0-38a20 30 0 0 1 0 60Z" fill="#0d4750" />
    </g>
  ))
}

export function Birds() {
  return (
    <path
      d="M352 236q10-10 18 0q8-10 18 0M404 262q7-7 12 0q6-7 12 0M330 276q6-6 10 0q5-6 10 0"
      fill="none"
      stroke="#0b434c"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  )
}

const stones = [
  [436, 694, 44, 8],
  [410, 728, 58, 11],
  [456, 772, 74, 15],
  [404, 828, 94, 20],
  [470, 892, 118, 26],
] as const

export function SteppingStones() {
  return stones.map(([x, y, rx, ry]) => (
    <g key={y} transform={`translate(${x} ${y})`}>
      <ellipse cy={ry * 0.32} rx={rx} ry={ry} fill="#062c32" />
      <ellipse rx={rx} ry={ry} fill="#d9eae8" />
      <ellipse cx={-rx * 0.1} cy={-ry * 0.15} rx={rx * 0.78} ry={ry * 0.68} fill="#eaf4f2" />
    </g>
  ))
}

export function Walker() {
  return (
    <g transform="translate(412 646)">
      <path
        d="M-8 74l6-40h8l12 38"
        fill="none"
        stroke="#072f36"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-16 40C-18 14-10 0 2 0s20 14 17 40Z" fill="#df9a1c" />
      <path d="M-18 10a9 9 0 0 1 9-9h5v34h-8a9 9 0 0 1-9-9Z" fill="#b9552a" />
      <path d="M10 10l14 20" stroke="#df9a1c" strokeWidth="8" strokeLinecap="round" />
      <circle cx="3" cy="-14" r="13" fill="#f2cfb1" />
      <path d="M-10-14C-12-28 0-32 6-30s12 8 10 16C12-18 4-18 0-20-2-16-6-12-10-14Z" fill="#26201d" />
    </g>
  )
}

export function LatticeWindow() {
  return (
    <g transform="translate(36 300)" stroke="#072f36" strokeWidth="6">
      <path d="M0 0h92v180H0Z" fill="#072f36" stroke="none" />
      <path d="M7 7h78v166H7Z" fill="#0f5a65" stroke="none" />
      <path d="M33 7v166M59 7v166M7 48h78M7 90h78M7 132h78" fill="none" />
      <path d="M33 66h26v48H33Z" fill="#177482" />
    </g>
  )
}

const stalks = [
  { x: 764, width: 15, top: 70, colour: '#2d8792' },
  { x: 792, width: 10, top: 40, colour: '#177482' },
  { x: 736, width: 9, top: 90, colour: '#177482' },
]

const leaves = [
  [764, 162, 150, 76, '#2d8792'],
  [764, 164, 178, 66, '#93c9cc'],
  [740, 276, 140, 70, '#177482'],
  [742, 278, 168, 62, '#2d8792'],
  [764, 440, 154, 72, '#2d8792'],
  [796, 226, 128, 70, '#93c9cc'],
  [738, 532, 158, 60, '#2d8792'],
  [740, 534, 130, 64, '#177482'],
  [780, 348, 30, 60, '#177482'],
] as const

export function Bamboo() {
  return (
    <>
      {stalks.flatMap(({ x, width, top, colour }) =>
        jointsFrom(top).map((y) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={width}
            height={Math.min(88, 680 - y)}
            rx="3"
            fill={colour}
          />
        )),
      )}
      <path d="M690 694C700 664 726 652 752 660S786 640 820 652V694Z" fill="#0f5a65" />
      <path d="M716 694C722 676 742 670 760 676S796 668 820 674V694Z" fill="#072f36" />
      {leaves.map(([x, y, turn, length, colour]) => (
        <path
          key={y}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${length})`}
          d={leaf}
          fill={colour}
        />
      ))}
    </>
  )
}

const leaf = 'M0 0C.3-.17.7-.12 1 0C.7.11.3.11 0 0Z'

const jointsFrom = (top: number) =>
  Array.from({ length: Math.ceil((680 - top) / 92) }, (_, i) => top + i * 92)
