import { isIPv6 } from 'node:net'

/** Whoever has one IPv6 address has all of its /64 network (A28). */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.split('%', 1).join('').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array<string>(8 - groups.length - after.length).fill('0') : []
  const first = [...groups, ...zeros, ...after].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
