import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { NoticeRow } from '#ui/list/notice-row'
import { RankRow } from '#ui/list/rank-row'
import { Portrait } from '#ui/picture/portrait'
import { nth } from '../nth.ts'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const seeds = ['lc-36', 'lc-54', 'lc-53', 'lc-50']
const scores = ['86.0', '81.5', '79.0', '76.5']
const icons = ['exam', 'calendarCheck', 'like', 'gift'] as const

export function Rows() {
  const t = useText(text)
  const { people, notices } = useText(samples)
  return (
    <section className="showcase-part showcase-3">
      <div>
        <SectionHead title={t.heads.ranks} />
        <ol>
          {people.ranked.map((name, i) => (
            <RankRow
              key={name}
              place={i + 1}
              picture={<Portrait name={name} picture="" seed={nth(seeds, i)} />}
              name={name}
              sub={nth(people.units, i)}
              value={nth(scores, i)}
            />
          ))}
          <RankRow
            place={57}
            picture={<Portrait name={people.own} picture="" seed="lc-62" />}
            name={<b>{people.own}</b>}
            sub={people.moved}
            value="38.5"
            isOwn
          />
        </ol>
      </div>
      <div className="showcase-wide">
        <SectionHead title={t.heads.notices} />
        <ul>
          {icons.map((icon, i) => {
            const notice = notices[i] ?? []
            return (
              <NoticeRow
                key={icon}
                icon={icon}
                title={nth(notice, 0)}
                body={nth(notice, 1)}
                time={nth(notice, 2)}
                isUnread={i < 2}
                to="/message"
              />
            )
          })}
        </ul>
      </div>
    </section>
  )
}
