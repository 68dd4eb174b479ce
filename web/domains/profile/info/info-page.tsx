import { getMyDetail } from '@lyceum/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Progress } from '#ui/data/progress'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import { visitorQuery } from '../people/visitor-query.ts'
import { ProfileDetails } from './profile-details.tsx'
import { InfoForm } from './info-form.tsx'
import './info.css'

/** the user's data, what they can change, and who sees it. */
export function InfoPage() {
  const t = useText(text).info
  const detail = useQuery(read(getMyDetail))
  usePageTitle(t.title)
  if (detail.isError) return <ErrorPanel onRetry={() => void detail.refetch()} />
  if (!detail.data) return <RowsWaiting count={8} />
  const { usrEntId, complete } = detail.data
  return (
    <div className="info-page">
      <header className="info-head">
        <h1>{t.title}</h1>
        <ButtonLink to={visitorQuery.to({ usrEntId })}>
          <Icon name="eye" size={16} />
          {t.asOthers}
        </ButtonLink>
      </header>
      <div className="info-complete">
        <b>{t.complete(complete)}</b>
        <Progress percent={complete} tone="reward" isThin label="" />
        <span>{complete < 100 ? t.completeHint : t.completeDone}</span>
      </div>
      <ProfileDetails detail={detail.data} />
      <InfoForm key={usrEntId} detail={detail.data} />
    </div>
  )
}
