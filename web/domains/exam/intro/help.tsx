import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { aboutQuery } from '../exam-query.ts'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** The contact in case of problems, and the link to the exam details. */
export function Help({ intro: { itmId, contact } }: { readonly intro: Intro }) {
  const t = useText(text).tips
  return (
    <p className="exam-help">
      <Icon name="help" size={16} />
      {contact !== '' && <span>{t.help(contact)}</span>}
      <Link to={aboutQuery.to({ itmId })}>{t.about}</Link>
    </p>
  )
}
