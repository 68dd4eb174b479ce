import { useCallback, useEffect, useRef, useState } from 'react'
import { useRecordings, type Take } from './recordings.ts'

type Phase = 'idle' | 'asking' | 'recording' | 'refused'

/** By preference: the format of Chromium and Firefox, then Safari's. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4']
const tickMs = 100

type Running = { readonly stop: () => void }

/** Records from the microphone up to a number of seconds, and measures the volume. */
export function useRecorder(maxSeconds: number, onTake: (take: Take) => void) {
  const { excuse } = useRecordings()
  const [phase, setPhase] = useState<Phase>('idle')
  const [seconds, setSeconds] = useState(0)
  const [level, setLevel] = useState(0)
  const running = useRef<Running>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const start = useCallback(async () => {
    setPhase('asking')
    setSeconds(0)
    const isExcused = excuse()
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      running.current = record(stream, {
        maxSeconds,
        onTick: (at, loud) => {
          setSeconds(at)
          setLevel(loud)
        },
        onTake: (take) => {
          setPhase('idle')
          setLevel(0)
          onTake(take)
        },
      })
      setPhase('recording')
    } catch {
      setPhase('refused')
    } finally {
      isExcused()
    }
  }, [excuse, maxSeconds, onTake])

  return { phase, seconds, level, start, stop: () => running.current?.stop() }
}

type RecordOptions = {
  readonly maxSeconds: number
  readonly onTick: (seconds: number, level: number) => void
  readonly onTake: (take: Take) => void
}

function record(stream: MediaStream, { maxSeconds, onTick, onTake }: RecordOptions): Running {
  const mimeType = formats.find((item) => MediaRecorder.isTypeSupported(item))
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
  const parts: Blob[] = []
  const meter = meterOf(stream)
  const from = performance.now()
  const elapsed = () => Math.min(maxSeconds, (performance.now() - from) / 1000)
  const timer = setInterval(() => {
    onTick(elapsed(), meter.level())
    if (elapsed() >= maxSeconds) stop()
  }, tickMs)

  function stop() {
    clearInterval(timer)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('stop', () => {
    clearInterval(timer)
    meter.close()
    for (const track of stream.getTracks()) track.stop()
    onTake({ sound: new Blob(parts, { type: recorder.mimeType }), seconds: Math.round(elapsed() * 10) / 10 })
  })
  recorder.start(1000)
  return { stop }
}

/** The volume from 0 to 1. */
function meterOf(stream: MediaStream) {
  const sound = new AudioContext()
  const analyser = sound.createAnalyser()
  analyser.fftSize = 512
  sound.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, item) => sum + item * item, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: () => void sound.close(),
  }
}
