import { packageSandbox } from '@lyceum/contract/file'
import type { Studied } from '@lyceum/contract/learning'
import { useEffect, useRef } from 'react'
import { launch } from '#lib/media/launch'
import { nameOf, useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'
import { useHeartbeats } from '../../use-heartbeats.ts'
import { type PlayerProps, usePlayerHandle } from '../player-props.ts'
import { PackageContents } from './package-contents.tsx'
import { holdFinalReport } from '../../final-report.ts'
import { type PackageContent, useItems } from './use-items.ts'
import { useReports } from './use-reports.ts'
import './package.css'

type PackageProps = PlayerProps & {
  readonly content: Extract<Studied, { kind: 'package' }>
  readonly itmId: string
  readonly modId: string
  readonly onCompleted: () => void
}

/** A package in a frame on its own host. Its reports are passed on unverified; time is counted as everywhere. */
export function PackageView({ content, itmId, modId, onCompleted, ...playerProps }: PackageProps) {
  const t = useText(text)
  const { player } = playerProps.heartbeats
  const heartbeats = useHeartbeats({
    ...playerProps.heartbeats,
    isWatching: !playerProps.isPaused,
    position: () => 0,
  })
  usePlayerHandle(playerProps, { answerCode: heartbeats.answerCode, jump: () => undefined, clock: () => 0 })
  const { shown, items, choose, onItems } = useItems(content, { itmId, modId, player })
  const reports = useReports({ modId, player, version: content.version, onCompleted, onItems })

  return (
    <div className="study-package-whole">
      {items.length > 0 && <PackageContents items={items} here={shown.item} onChoose={choose} />}
      <div className="study-package-side">
        <Frame key={shown.address} shown={shown} report={reports.report} />
        <output className="study-package-note">
          {reports.trouble && t.scorm[reports.trouble]}
          {!reports.trouble && reports.unkept.length > 0 && t.scorm.unkept(reports.unkept.join(', '))}
        </output>
      </div>
    </div>
  )
}

type FrameProps = {
  readonly shown: PackageContent
  readonly report: ReturnType<typeof useReports>['report']
}

/** One launch: another item or opening gets a new frame. */
function Frame({ shown, report }: FrameProps) {
  const t = useText(text)
  const user = useUser()
  const frame = useRef<HTMLIFrameElement>(null)
  const { address, cmi, suspendData, item, items } = shown

  useEffect(() => {
    if (!frame.current || !user) return undefined
    const { submit, delivered } = report(item)
    // An asset never reports, so opening it completes it.
    if (items.some(({ id, kind }) => id === item && kind === 'asset'))
      submit({ cmi: {}, suspendData: undefined, unsent: [] })
    const learner = { id: user.usrEntId, name: nameOf(user) }
    const stop = launch(frame.current, { address, learner, before: { cmi, suspendData }, onReport: submit })
    return () => {
      stop()
      holdFinalReport(delivered)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a package is launched once for each opening
  }, [address])

  return (
    <iframe
      ref={frame}
      className="study-package"
      title={t.scorm.title}
      sandbox={packageSandbox}
      allowFullScreen
    />
  )
}
