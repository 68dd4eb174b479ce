import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ButtonLink } from '#ui/form/button'
import { mallQuery } from '../mall-query.ts'
import { text } from '../text/index.ts'

type NothingHereProps = { readonly isMine: boolean; readonly isFiltered: boolean }

export function NothingHere({ isMine, isFiltered }: NothingHereProps) {
  const t = useText(text)
  if (!isMine && !isFiltered) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <Empty kind="search" title={isMine ? t.emptyMine : t.emptyFiltered}>
      <ButtonLink to={mallQuery.to()}>{t.seeAll}</ButtonLink>
    </Empty>
  )
}
