export type Urgency = 'calm' | 'soon' | 'last'

/** `mm:ss`, and `h:mm:ss` above an hour. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = `${two((seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes}` : minutes
}

/** The last five minutes, and the last one, look different. */
export function urgencyOf(seconds: number): Urgency {
  if (seconds <= 60) return 'last'
  return seconds <= 300 ? 'soon' : 'calm'
}

/** What screen readers announce, for ten seconds only: at 30, 10, 5 and 1 minutes, and at the end. */
export function announcedMinutes(seconds: number): number | undefined {
  return [30, 10, 5, 1, 0].find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 10)
}
