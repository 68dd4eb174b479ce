import { packageSandbox } from '@lyceum/contract/file'
import type { Studied } from '@lyceum/contract/learning'
import { useEffect, useRef } from 'react'
import { launch } from '#lib/launch'
import { nameOf, useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../../text/index.ts'
import { useBeats } from '../../use-beats.ts'
import { type StageProps, useStageHandle } from '../stage.ts'
import { PackageContents } from './package-contents.tsx'
import { holdLastWords } from '../../last-words.ts'
import { type PackageContent, useItems } from './use-items.ts'
import { useReports } from './use-reports.ts'
import './package.css'

type PackageProps = StageProps & {
  readonly content: Extract<Studied, { kind: 'package' }>
  readonly itmId: string
  readonly modId: string
  readonly onCompleted: () => void
}

/** A package in a frame on a host of its own. What it says is handed on as its word; time is counted as everywhere. */
export function PackageStage({ content, itmId, modId, onCompleted, ...stage }: PackageProps) {
  const t = useText(text)
  const { player } = stage.beats
  const beats = useBeats({ ...stage.beats, isWatching: !stage.isPaused, position: () => 0 })
  useStageHandle(stage, { answerCode: beats.answerCode, jump: () => undefined, clock: () => 0 })
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

/** One launch: another item, or another opening, is another frame. */
function Frame({ shown, report }: FrameProps) {
  const t = useText(text)
  const user = useUser()
  const frame = useRef<HTMLIFrameElement>(null)
  const { address, cmi, suspendData, item, items } = shown

  useEffect(() => {
    if (!frame.current || !user) return undefined
    const { say, delivered } = report(item)
    // What never reports is done by being opened.
    if (items.some(({ id, kind }) => id === item && kind === 'asset'))
      say({ cmi: {}, suspendData: undefined, unsent: [] })
    const learner = { id: user.usrEntId, name: nameOf(user) }
    const stop = launch(frame.current, { address, learner, before: { cmi, suspendData }, onSaid: say })
    return () => {
      stop()
      holdLastWords(delivered)
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
