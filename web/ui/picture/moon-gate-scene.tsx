import { useId } from 'react'
import {
  Bamboo,
  Birds,
  LatticeWindow,
  Pavilion,
  SteppingStones,
  Trees,
  Walker,
  WallCoping,
} from './courtyard.tsx'

const gate = { cx: 430, cy: 400 }

/** A courtyard wall, a moon gate and the road through it: the picture of the login page. */
export function MoonGateScene() {
  const opening = useId()
  return (
    <svg className="ly-scene" viewBox="0 0 820 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h820v900H0Z" fill="#0b434c" />
      <WallCoping />
      <circle {...gate} r="294" fill="#0f5a65" />
      <circle {...gate} r="284" fill="#177482" />
      <circle {...gate} r="273" fill="#0b434c" />
      <clipPath id={opening}>
        <circle {...gate} r="268" />
      </clipPath>
      <g clipPath={`url(#${opening})`}>
        <Landscape />
      </g>
      <CourtyardFloor />
      <SteppingStones />
      <Walker />
      <LatticeWindow />
      <Bamboo />
    </svg>
  )
}

function Landscape() {
  return (
    <>
      <path d="M100 80h680v640H100Z" fill="#f5ead0" />
      <circle cx="536" cy="300" r="62" fill="#eeb13f" />
      <path
        d="M100 400C170 372 206 300 262 306S330 372 386 360 470 274 520 292 600 376 800 340V720H100Z"
        fill="#c9dfd6"
      />
      <path
        d="M100 452C180 430 226 376 300 392S410 454 470 432 566 360 640 392 740 440 800 420V720H100Z"
        fill="#8fc3c3"
      />
      <path
        d="M180 418h150M520 402h160M300 446h90"
        stroke="#f9f4e4"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M100 520C190 486 270 484 350 510S520 540 610 498 740 482 800 500V720H100Z" fill="#4a9aa2" />
      <path d="M100 584C200 556 300 560 400 578S600 590 800 556V720H100Z" fill="#2b7c87" />
      <path
        d="M440 446C444 480 404 500 420 530S482 564 452 596 420 640 430 700H520C512 640 556 606 540 574S468 540 476 512 450 484 444 446Z"
        fill="#f3e6c6"
      />
      <Pavilion />
      <Trees />
      <Birds />
    </>
  )
}

function CourtyardFloor() {
  return (
    <>
      <path d="M0 664h820v236H0Z" fill="#083840" />
      <path d="M0 664h820v7H0Z" fill="#0f5a65" />
      {[700, 725, 772, 841].map((y) => (
        <path key={y} d={`M0 ${y}h820`} stroke="#0b4650" strokeWidth="2" />
      ))}
      <path d="M262 671h336l92 229H150Z" fill="#0e505a" />
    </>
  )
}
