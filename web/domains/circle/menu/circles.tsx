import { useUser } from '#lib/session'
import { useMyCircles } from '../my-circles.ts'
import { CirclePanel } from './circle-panel.tsx'

/** The panel of circles with those of the reader. */
export function Circles() {
  return <CirclePanel circles={useMyCircles(useUser()?.usrEntId ?? '')} />
}
