import { useEffect, useState } from 'react'
import { useText } from '#lib/text'
import { Icon, type IconName } from '../../picture/icon.tsx'
import { text } from '../../text/index.ts'
import { clockOf, announcedMinutes, urgencyOf } from './time-left.ts'
import './countdown.css'

type CountdownProps = {
  /** When it ends. */
  readonly until: Date
  readonly label: string
  readonly icon?: IconName
  readonly onOver?: () => void
}

/** The remaining time in a dark block: orange in the last five minutes, red in the last; it never flashes. */
export function Countdown({ until, label, icon, onOver }: CountdownProps) {
  const t = useText(text).timeLeft
  const seconds = useSecondsLeft(until, onOver)
  const minutes = announcedMinutes(seconds)
  return (
    <>
      <span
        className={`ly-countdown ly-countdown-${urgencyOf(seconds)}`}
        role="timer"
        aria-live="off"
        aria-label={label}
      >
        {icon && <Icon name={icon} size={20} />}
        {clockOf(seconds)}
      </span>
      <output className="ly-hidden">
        {minutes !== undefined && (minutes === 0 ? t.over : t.minutes(String(minutes)))}
      </output>
    </>
  )
}

function useSecondsLeft(until: Date, onOver: (() => void) | undefined): number {
  const [seconds, setSeconds] = useState(() => leftUntil(until))
  useEffect(() => {
    const tick = () => {
      const left = leftUntil(until)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      onOver?.()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until, onOver])
  return seconds
}

const leftUntil = (until: Date) => Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1000))
