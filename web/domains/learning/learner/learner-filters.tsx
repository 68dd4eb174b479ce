import { useText } from '#lib/text'
import { Select } from '#ui/form/select'
import { Segmented } from '#ui/layout/segmented'
import { useStatusWord } from '#ui/status/status'
import { statusNames } from '../course/statuses.ts'
import { type ListControl, shows, statuses } from './list-state.ts'
import { text } from './text/index.ts'

/** Filters: everyone, overdue, idle; and for everyone one status. */
export function LearnerFilters({ list }: { readonly list: ListControl }) {
  const t = useText(text)
  const wordOf = useStatusWord()
  const { show, status } = list.state
  return (
    <div className="learners-filters">
      <Segmented
        label={t.show}
        value={show}
        options={shows.map((value) => ({ value, title: t.shows[value] }))}
        onChoose={(next) => list.choose({ show: next, status: undefined })}
      />
      {show === 'all' && (
        <span className="learners-status">
          <Select
            aria-label={t.status}
            value={status ?? ''}
            options={[
              { value: '', title: t.anyStatus },
              ...statuses.map((value) => ({
                value,
                title: wordOf({ family: 'course', status: statusNames[value] }),
              })),
            ]}
            onChange={({ target }) =>
              list.choose({ status: statuses.find((option) => option === target.value) })
            }
          />
        </span>
      )}
    </div>
  )
}
