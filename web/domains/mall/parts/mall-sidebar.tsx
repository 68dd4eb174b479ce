import { listExchanges } from '@lyceum/contract/mall'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ButtonLink } from '#ui/form/button'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import { Icon } from '#ui/picture/icon'
import { Status } from '#ui/status/status'
import { statusOf } from '../exchange-status.ts'
import { recordsAt } from '../mall-query.ts'
import { text } from '../text/index.ts'
import { Ranking } from './ranking.tsx'
import './mall-sidebar.css'

/** The sidebar: own exchanges, ranking, and how it works. */
export function MallSidebar() {
  const t = useText(text)
  return (
    <aside className="mall-aside">
      <MyExchanges />
      <Ranking />
      <section>
        <h2>{t.notes}</h2>
        <p className="mall-notes">{t.notesBody}</p>
      </section>
    </aside>
  )
}

function MyExchanges() {
  const t = useText(text)
  const { data } = useQuery(read(listExchanges, { pageNo: 1, pageSize: 3 }))
  return (
    <section>
      <h2>
        {t.myExchanges}
        <Link to={recordsAt()}>{t.allRecords}</Link>
      </h2>
      {data?.records.length === 0 && <p className="mall-notes">{t.noRecords}</p>}
      <ul>
        {data?.records.map(({ id, title, item, picture, productId, state }) => (
          <li key={id} className="mall-mine">
            <ProductPicture item={item} seed={productId} picture={picture || undefined} />
            <div>
              <span className="ly-clamp-1">{title}</span>
              <Status family="delivery" status={statusOf[state]} />
            </div>
          </li>
        ))}
      </ul>
      {data && data.records.length > 0 && (
        <ButtonLink isWide to={recordsAt()}>
          <Icon name="truck" size={16} />
          {t.logistics}
        </ButtonLink>
      )}
    </section>
  )
}
