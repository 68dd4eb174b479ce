import { Outlet } from 'react-router'
import { useFooterShown } from '#domains/site'
import { Copyright } from './copyright.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { usePage } from './use-page.ts'

/** On the sign-in pages the footer is only the copyright. */
export function SignInFrame() {
  const isFooterShown = useFooterShown()
  const page = usePage()
  return (
    <SignInLayout footer={isFooterShown && page?.footer !== false ? <Copyright /> : undefined}>
      <Outlet />
    </SignInLayout>
  )
}
