import { useId } from 'react'

const gate = { cx: 440.4, cy: 94 }
const courses = [42, 84, 126]
/** Brick joints: every second row is shifted by half a brick. */
const joints = [
  [0, [360, 440, 520]],
  [42, [320, 400, 480, 560]],
  [84, [360, 440, 520]],
  [126, [320, 400, 480, 560]],
] as const

/** The moon gate in the evening: the wide picture of the home page. */
export function GatePicture() {
  const opening = useId()
  return (
    <svg viewBox="0 0 572 200" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
      <path d="M0 0h572v200H0Z" fill="#0c4852" />
      <g stroke="#12606b" strokeWidth=".7">
        {courses.map((y) => (
          <path key={y} d={`M${y === 84 ? 318 : 292} ${y}H572`} />
        ))}
        {joints.flatMap(([y, xs]) => xs.map((x) => <path key={`${x} ${y}`} d={`M${x} ${y}v42`} />))}
      </g>
      <path d="M0 168h572v32H0Z" fill="#12606b" />
      <circle {...gate} r="89.5" fill="#12606b" />
      <clipPath id={opening}>
        <circle {...gate} r="76.5" />
      </clipPath>
      <g clipPath={`url(#${opening})`}>
        <path d="M340 0h232v200H340Z" fill="#93c9cc" />
        <circle cx="455.2" cy="72.6" r="20" fill="#f0b04a" />
        <path
          d="M343.2 78.2C371.8 78.2 371.8 110.5 400.4 110.5S429 87.9 457.6 87.9 486.2 103.4 514.8 103.4 543.4 94.7 572 94.7V200H343.2Z"
          fill="#2d8792"
        />
        <path
          d="M357.5 116.7C393.3 116.7 393.3 139.4 429 139.4S464.8 138 500.5 138 536.3 118.4 572 118.4V200H357.5Z"
          fill="#12606b"
        />
      </g>
      <circle {...gate} r="79.5" fill="none" stroke="#2d8792" strokeWidth="8" />
      <g fill="#93c9cc">
        <ellipse cx="446.4" cy="174" rx="13" ry="2.4" />
        <ellipse cx="431.4" cy="184" rx="24" ry="3.7" />
        <ellipse cx="450.4" cy="194" rx="35" ry="5" />
      </g>
    </svg>
  )
}
