import { type Media, type MediaAddress, packageSandbox } from '@lyceum/contract/file'
import { useEffect, useRef } from 'react'
import { launch } from '#lib/media/launch'
import { recordingPlayer } from '#lib/media/recording'
import { useText } from '#lib/text'
import { Modal } from '#ui/layout/modal'
import { text } from '../../../ui/media/text/index.ts'

type MediaDialogProps = {
  readonly media: Media & { readonly name: string }
  readonly address: MediaAddress
  readonly onClose: () => void
}

/** A preview of what learners will get: nothing is counted or recorded. */
export function MediaDialog({ media, address, onClose }: MediaDialogProps) {
  const t = useText(text)
  const { kind, name } = media
  return (
    <Modal title={name} width={960} onClose={onClose}>
      <div className="ly-media-show">
        {kind === 'package' && <Package address={address.url} label={t.play[kind]} />}
        {(kind === 'video' || kind === 'audio') && <Recording address={address} isSound={kind === 'audio'} />}
      </div>
    </Modal>
  )
}

function Package({ address, label }: { readonly address: string; readonly label: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!frame.current) return undefined
    const learner = { id: '0', name: label }
    const before = { cmi: {}, suspendData: '' }
    return launch(frame.current, { address, learner, before, onReport: () => undefined })
  }, [address, label])
  return <iframe ref={frame} title={label} sandbox={packageSandbox} allowFullScreen />
}

function Recording({ address, isSound }: { readonly address: MediaAddress; readonly isSound: boolean }) {
  const element = useRef<HTMLVideoElement>(null)
  const { url, poster } = address
  useEffect(() => {
    let stop = (): void => undefined
    let isOver = false
    void recordingPlayer().then(({ player }) => {
      if (isOver || !element.current) return
      player.loadSource(new URL(url, location.href).href)
      player.attachMedia(element.current)
      stop = () => player.destroy()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [url])
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- recordings have no captions yet
    <video ref={element} controls poster={poster ?? undefined} data-sound={isSound || undefined} />
  )
}
