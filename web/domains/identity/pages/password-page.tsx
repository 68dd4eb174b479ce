import { useNavigate } from 'react-router'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { ModifyForm } from './modify-page.tsx'
import './password-page.css'

/** the same form in the personal centre, for signed-in users. */
export function PasswordPage() {
  const t = useText(text).modify
  const go = useNavigate()
  usePageTitle(t.title)
  return (
    <section className="password-page">
      <h1>{t.headline}</h1>
      <p>{t.lead}</p>
      <ModifyForm ticket={undefined} onLost={() => undefined} onDone={() => void go('/personal/info')} />
    </section>
  )
}
