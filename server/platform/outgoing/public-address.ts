import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges that are not public: this machine, private networks, link-local, shared, test, multicast, reserved. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only 2000::/3 is public; inside it, tunnels that carry an IPv4 address and documentation are not. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  tunnels.addSubnet(net, bits, 'ipv6')

/** Whether an IP address is public. A name is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4')
  return isIPv6(address) && outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}
