import { type ReactNode, useState } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Icon } from '#ui/picture/icon'
import { DeputyDialog } from './deputy-dialog.tsx'
import { text } from './text/index.ts'
import type { useDesk } from './use-desk.ts'
import './manager.css'

type At = { readonly at: ReturnType<typeof useDesk> }
type DeskHeadProps = At & {
  readonly title: string
  readonly sub?: string | undefined
  readonly children?: ReactNode
}

/** The head of a page at the desk: whose desk it is, and who sits here while its owner is away. */
export function DeskHead({ title, sub, at, children }: DeskHeadProps) {
  const t = useText(text)
  return (
    <>
      <header className="desk-head">
        <h1>{title}</h1>
        {sub && <p>{sub}</p>}
        <div className="desk-head-end">
          {children}
          {at.desk?.isOwn && <NameDeputy at={at} />}
        </div>
      </header>
      {at.desks.length > 1 && (
        <Segmented
          label={t.desk.choose}
          options={at.desks.map(({ id, name, isOwn }) => ({
            value: id,
            title: isOwn ? t.desk.own : t.desk.of(name),
          }))}
          value={at.desk?.id ?? ''}
          onChoose={at.sitAt}
        />
      )}
      <Absence at={at} />
    </>
  )
}

function NameDeputy({ at }: At) {
  const t = useText(text)
  const [isNaming, setIsNaming] = useState(false)
  return (
    <>
      <Button onClick={() => setIsNaming(true)}>
        <Icon name="swap" size={16} />
        {t.deputy.open}
      </Button>
      {isNaming && <DeputyDialog deputy={at.deputy} onClose={() => setIsNaming(false)} />}
    </>
  )
}

/** Who is away, and until when. */
function Absence({ at: { desk, deputy } }: At) {
  const t = useText(text)
  const zone = useZone()
  if (!desk) return null
  if (!desk.isOwn) return <Banner>{t.desk.standingIn(desk.name, shownTime(desk.until ?? '', zone))}</Banner>
  if (!deputy) return null
  const { name, from, until } = deputy
  return <Banner>{t.deputy.named(name, shownTime(from, zone), shownTime(until, zone))}</Banner>
}
