import { useUser } from '#lib/session'
import { useMyCircles } from '../my-circles.ts'
import { CirclePanel } from './circle-panel.tsx'

/** The panel with the user's circles. */
export function Circles() {
  return <CirclePanel circles={useMyCircles(useUser()?.usrEntId ?? '')} />
}
