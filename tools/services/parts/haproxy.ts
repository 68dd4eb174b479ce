import { tool } from '../tool.ts'

/** The load balancer in the tests of restarts and faults. */
export const haproxy = tool({
  name: 'haproxy',
  label: 'HAProxy',
  packages: ['haproxy'],
  command: 'haproxy',
  versionFlag: '-v',
})
