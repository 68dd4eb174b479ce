export type Device = 'desktop' | 'phone' | 'tablet'

type Browser = {
  /** What the browser calls itself. */
  readonly agent: string
  /** Its client hint `Sec-CH-UA-Mobile`; empty where it sends none. */
  readonly mobile: string
}

const tablet = /iPad|Tablet|PlayBook/i
const phone = /iPhone|iPod|Mobi|Phone/i

/** The kind of device a browser runs on; whatever does not say so is a desk. */
export function deviceOf({ agent, mobile }: Browser): Device {
  if (tablet.test(agent)) return 'tablet'
  if (mobile === '?1' || phone.test(agent)) return 'phone'
  // Android says Mobile on phones only.
  return /Android|Silk/i.test(agent) ? 'tablet' : 'desktop'
}
