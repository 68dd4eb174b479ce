import { packageSandbox } from '@lyceum/contract/file'
import {
  getLearningRecord,
  getModule,
  getModuleTree,
  reportScorm,
  type Studied,
} from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api'
import { launch, type Said } from '#lib/launch'
import { nameOf, useUser } from '#lib/session'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { useBeats } from '../use-beats.ts'
import { type StageProps, useStageHandle } from './stage.ts'

type PackageProps = StageProps & {
  readonly content: Extract<Studied, { kind: 'package' }>
  readonly modId: string
  readonly onCompleted: () => void
}

/** A package in a frame on a host of its own. What it says is handed on as its word; time is counted as everywhere. */
export function PackageStage({ content, modId, onCompleted, ...stage }: PackageProps) {
  const t = useText(text)
  const client = useQueryClient()
  const user = useUser()
  const frame = useRef<HTMLIFrameElement>(null)
  const { player } = stage.beats
  const beats = useBeats({ ...stage.beats, isWatching: !stage.isPaused, position: () => 0 })
  useStageHandle(stage, { answerCode: beats.answerCode, jump: () => undefined, clock: () => 0 })
  const { address, version, cmi, suspendData } = content

  useEffect(() => {
    if (!frame.current || !user) return undefined
    const onSaid = (said: Said) => {
      if (player === undefined) return
      void call(reportScorm, { modId, player, version, ...said }).then(
        async ({ completion }) => {
          if (completion) onCompleted()
          for (const { path } of [getModuleTree, getModule, getLearningRecord])
            await client.invalidateQueries({ queryKey: [path] })
        },
        () => undefined,
      )
    }
    const learner = { id: user.usrEntId, name: nameOf(user) }
    return launch(frame.current, { address, learner, before: { cmi, suspendData }, onSaid })
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
