import { type ReactNode, useState } from 'react'
import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Icon } from '#ui/picture/icon'
import { DeputyDialog } from './deputy-dialog.tsx'
import { text } from './text/index.ts'
import type { useWorkspace } from './use-workspace.ts'
import './manager.css'

type At = { readonly at: ReturnType<typeof useWorkspace> }
type WorkspaceHeadProps = At & {
  readonly title: string
  readonly sub?: string | undefined
  readonly children?: ReactNode
}

/** The heading of a manager page: whose workspace it is, and the deputy during an absence. */
export function WorkspaceHead({ title, sub, at, children }: WorkspaceHeadProps) {
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
      {at.workspaces.length > 1 && (
        <Segmented
          label={t.workspace.choose}
          options={at.workspaces.map(({ id, name, isOwn }) => ({
            value: id,
            title: isOwn ? t.workspace.own : t.workspace.of(name),
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
function Absence({ at: { desk: workspace, deputy } }: At) {
  const t = useText(text)
  const zone = useZone()
  if (!workspace) return null
  if (!workspace.isOwn)
    return <Banner>{t.workspace.actingFor(workspace.name, shownTime(workspace.until ?? '', zone))}</Banner>
  if (!deputy) return null
  const { name, from, until } = deputy
  return <Banner>{t.deputy.named(name, shownTime(from, zone), shownTime(until, zone))}</Banner>
}
