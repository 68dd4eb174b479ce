import { useText } from '#lib/text'
import { Status } from '#ui/status/status'
import { statusList, type StatusOf } from '../../../ui/status/status-list.ts'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

type Family = keyof typeof statusList

const families = Object.entries(statusList).flatMap(([family, states]) =>
  isFamily(family) ? [{ family, states: Object.keys(states) }] : [],
)

export function States() {
  const t = useText(text)
  return (
    <Part title={t.heads.status} sub={t.subs.status}>
      <dl className="showcase-states">
        {families.flatMap(({ family, states }) => [
          <dt key={family}>{t.families[family]}</dt>,
          <dd key={`${family}-states`}>
            {states.map((status) => {
              const of = { family, status }
              return isStatus(of) ? <Status key={status} {...of} {...detailOf(of, t.reason)} /> : undefined
            })}
          </dd>,
        ])}
      </dl>
    </Part>
  )
}

function detailOf({ family, status }: StatusOf, reason: string): { readonly detail?: string | number } {
  if (status === 'waiting') return { detail: 3 }
  return family === 'review' && status === 'rejected' ? { detail: reason } : {}
}

function isFamily(name: string): name is Family {
  return name in statusList
}

function isStatus(of: { readonly family: Family; readonly status: string }): of is StatusOf {
  return of.status in statusList[of.family]
}
