import { useState } from 'react'
import { useText } from '#lib/text'
import { type Chosen, FilterBar, type FilterRow } from '#ui/filter/filter-bar'
import { Chips, ChoiceChips } from '#ui/filter/chips'
import { ToolRow } from '#ui/filter/tool-row'
import { Checkbox } from '#ui/form/checkbox'
import { Pagination } from '#ui/list/pagination'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const options = (titles: readonly string[], prefix: string) =>
  titles.map((title, i) => ({ value: `${prefix}${i}`, title }))

export function Filters() {
  const t = useText(text)
  const s = useText(samples).filters
  const [chosen, setChosen] = useState<Chosen>({ topic: ['a2', 'b0'] })
  const [order, setOrder] = useState('o0')
  const [page, setPage] = useState(1)
  const [goods, setGoods] = useState('g0')
  const [interests, setInterests] = useState<readonly string[]>(['a0', 'a2'])
  const second = options(s.second, 'b').map((option) => ({ ...option, children: options(s.third, 'c') }))
  const topics = options(s.topics, 'a').map((option) =>
    option.value === 'a2' ? { ...option, children: second } : option,
  )
  const rows: readonly FilterRow[] = [
    { name: 'topic', label: s.topic, options: topics },
    { name: 'kind', label: s.kind, options: options(s.kinds, 'k') },
  ]
  return (
    <Part title={t.heads.filters}>
      <FilterBar rows={rows} chosen={chosen} onChoose={setChosen} />
      <ToolRow label={s.order} orders={options(s.orders, 'o')} order={order} onOrder={setOrder}>
        <Checkbox>{s.must}</Checkbox>
        <Checkbox defaultChecked>{s.exam}</Checkbox>
      </ToolRow>
      <div className="showcase-gap">
        <Pagination page={page} total={268} pageSize={16} totalText={s.total} onGo={setPage} />
      </div>
      <div className="showcase-gap">
        <Pagination page={page} total={268} layout="small" label={s.goods} onGo={setPage} />
      </div>
      <div className="showcase-2 showcase-gap">
        <Chips label={s.goods} options={options(s.kindsOfGoods, 'g')} value={goods} onChoose={setGoods} />
        <ChoiceChips
          label={s.interests}
          options={options(s.topics, 'a')}
          chosen={interests}
          onChange={setInterests}
        />
      </div>
    </Part>
  )
}
