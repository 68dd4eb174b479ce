import { Outlet } from 'react-router'
import { useFooterShown } from '#domains/site'
import { Copyright } from './copyright.tsx'
import { GateLayout } from './gate-layout.tsx'
import { usePage } from './use-page.ts'

/** Before the gate the footer is the copyright alone. */
export function GateFrame() {
  const isFooterShown = useFooterShown()
  const page = usePage()
  return (
    <GateLayout footer={isFooterShown && page?.footer !== false ? <Copyright /> : undefined}>
      <Outlet />
    </GateLayout>
  )
}
