import { Outlet } from 'react-router'
import { GateLayout } from './gate-layout.tsx'

export function GateFrame() {
  return (
    <GateLayout>
      <Outlet />
    </GateLayout>
  )
}
