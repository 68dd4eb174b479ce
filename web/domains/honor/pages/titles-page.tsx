import { getHonours, listEarnedTitles, listTitles, wearTitle } from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { HeadBadge } from '#ui/picture/reward/honour'
import { LevelLine } from '../parts/level-line.tsx'
import { text } from '../text/index.ts'
import './titles-page.css'

const shown = (count: number) => count.toLocaleString('en-US')

/** all titles, those earned, and the one displayed. */
export function TitlesPage() {
  const t = useText(text)
  const id = useUser()?.usrEntId ?? ''
  const all = useQuery(read(listTitles))
  const ownTitles = useQuery({ ...read(listEarnedTitles, { id }), enabled: id !== '' })
  const wear = useCommand(wearTitle, { refresh: [listEarnedTitles, getHonours] })
  usePageTitle(t.titles)
  if (all.isError) return <ErrorPanel onRetry={() => void all.refetch()} />
  if (!all.data || !ownTitles.data) return <RowsWaiting count={5} />
  const { lifetime, wornId } = ownTitles.data
  return (
    <div className="titles-page">
      <h1>{t.titles}</h1>
      <p>{t.titlesLead}</p>
      <LevelLine />
      {all.data.records.length === 0 && <Empty kind="start" title={t.noTitles} />}
      <ul>
        {all.data.records.map((title) => (
          <li key={title.id} className={title.points <= lifetime ? undefined : 'titles-locked'}>
            <HeadBadge>{title.name}</HeadBadge>
            <span>{t.from(shown(title.points))}</span>
            {title.points > lifetime ? (
              <small>{t.titleLeft(shown(title.points - lifetime))}</small>
            ) : (
              <Button
                size="small"
                look={title.id === wornId ? 'soft' : 'plain'}
                disabled={title.id === wornId}
                onClick={() =>
                  wear.mutate({ id: title.id }, { onSuccess: () => showSuccess(t.wearDone(title.name)) })
                }
              >
                {title.id === wornId ? t.worn : t.wear}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
