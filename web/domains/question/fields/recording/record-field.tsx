import { getFile } from '@lyceum/contract/file'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { clockOf } from '../../../../ui/data/time/time-left.ts'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../../text/index.ts'
import type { FieldProps } from '../field-props.ts'
import { useRecorder } from './use-recorder.ts'
import { useTake } from './use-take.ts'
import './record-field.css'

/** A spoken answer: record, listen, record again. */
export function RecordField({ question, value, onAnswer, labelledBy }: FieldProps<'SR'>) {
  const t = useText(text).recording
  const { maxSeconds } = question
  const stored = value?.type === 'SR' && value.fileId !== null ? value : undefined
  const { take, passage, record, again } = useTake(question.questionVersionId, ({ fileId, seconds }) =>
    onAnswer({ type: 'SR', fileId, seconds: Math.min(seconds, maxSeconds) }),
  )
  const recorder = useRecorder(maxSeconds, record)
  const isRecording = recorder.phase === 'recording'
  const recording = take ?? stored
  return (
    <fieldset className="exam-record" aria-labelledby={labelledBy} data-recording={isRecording}>
      <div className="exam-record-row">
        <RecordButton recorder={recorder} isBusy={passage === 'sending'} isAgain={recording !== undefined} />
        <Meter level={recorder.level} />
        <Length seconds={isRecording ? recorder.seconds : recording?.seconds} of={maxSeconds} />
      </div>
      {!isRecording && recording && <Playback take={take} stored={stored} />}
      <RecordState phase={recorder.phase} passage={passage} isStored={stored !== undefined} />
      {passage === 'waiting' && (
        <Button size="small" onClick={again}>
          {t.resend}
        </Button>
      )}
    </fieldset>
  )
}

function Length({ seconds = 0, of }: { readonly seconds: number | undefined; readonly of: number }) {
  return (
    <span className="exam-record-time">
      {clockOf(seconds)} / {clockOf(of)}
    </span>
  )
}

type ButtonProps = {
  readonly recorder: ReturnType<typeof useRecorder>
  readonly isBusy: boolean
  readonly isAgain: boolean
}

function RecordButton({ recorder: { phase, start, stop }, isBusy, isAgain }: ButtonProps) {
  const t = useText(text).recording
  if (phase === 'recording')
    return (
      <Button look="danger" onClick={stop}>
        <i className="exam-record-stop" aria-hidden="true" />
        {t.stop}
      </Button>
    )
  return (
    <Button
      look={isAgain ? 'plain' : 'soft'}
      isBusy={isBusy || phase === 'asking'}
      onClick={() => void start()}
    >
      <Icon name="microphone" size={16} />
      {isAgain ? t.again : t.start}
    </Button>
  )
}

type StateProps = {
  readonly phase: ReturnType<typeof useRecorder>['phase']
  readonly passage: ReturnType<typeof useTake>['passage']
  readonly isStored: boolean
}

/** The state of the recording as text. */
function RecordState({ phase, passage, isStored }: StateProps) {
  const t = useText(text).recording
  const statusText = phase === 'refused' ? t.refused : phase === 'recording' ? t.running : passageText()
  return <output data-trouble={phase === 'refused' || passage === 'waiting'}>{statusText}</output>

  function passageText() {
    if (passage === 'sending') return t.sending
    if (passage === 'waiting') return t.waiting
    return isStored ? t.stored : ''
  }
}

const bars = Array.from({ length: 24 }, (_, at) => at)

/** The volume as bars that fill from the left. */
function Meter({ level }: { readonly level: number }) {
  const lit = Math.round(level * bars.length)
  return (
    <span className="exam-meter" aria-hidden="true">
      {bars.map((at) => (
        <i key={at} data-lit={at < lit} />
      ))}
    </span>
  )
}

type PlaybackProps = {
  readonly take: { readonly sound: Blob } | undefined
  readonly stored: { readonly fileId: string | null } | undefined
}

/** Plays the new recording, or the stored one. */
function Playback({ take, stored }: PlaybackProps) {
  const t = useText(text).recording
  const sound = take?.sound
  const fileId = stored?.fileId ?? null
  const here = useAddress(sound)
  const { data: file } = useQuery({
    ...read(getFile, { id: fileId ?? '' }),
    enabled: sound === undefined && fileId !== null,
    meta: { quiet: true },
  })
  const address = sound ? here : file?.url
  if (address === undefined) return null
  // eslint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, heard once more before handing in
  return <audio controls src={address} aria-label={t.listen} />
}

/** An object URL for a local recording. */
function useAddress(sound: Blob | undefined): string | undefined {
  const address = useMemo(() => (sound ? URL.createObjectURL(sound) : undefined), [sound])
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}
