export type Device = 'desktop' | 'phone' | 'tablet'

type Browser = {
  /** The user agent. */
  readonly agent: string
  /** The client hint `Sec-CH-UA-Mobile`; empty if not sent. */
  readonly mobile: string
}

const tablet = /iPad|Tablet|PlayBook/i
const phone = /iPhone|iPod|Mobi|Phone/i

/** The kind of device a browser runs on; desktop unless declared otherwise. */
export function deviceOf({ agent, mobile }: Browser): Device {
  if (tablet.test(agent)) return 'tablet'
  if (mobile === '?1' || phone.test(agent)) return 'phone'
  // Android sends Mobile on phones only.
  return /Android|Silk/i.test(agent) ? 'tablet' : 'desktop'
}
