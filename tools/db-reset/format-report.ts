import { demoPassword, type SiteReport } from '../../server/app/demo/seed-sites.ts'
import type { Loaded } from './copy-into.ts'

const number = new Intl.NumberFormat('en-US')
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

export const formatStep = (name: string, ms: number) => `  ${name.padEnd(34)}${seconds(ms).padStart(9)}`

export function formatLoad({ table, rows, ms }: Loaded): string {
  if (rows === 0) return formatStep(table, ms)
  return `${formatStep(table, ms)}  ${number.format(rows)} rows, ${number.format(Math.round((rows / ms) * 1000))} rows/s`
}

/** A site, its hosts, its contents, and its demo accounts. */
export function formatSite({ site, hosts, made, accounts }: SiteReport): string {
  const counts = Object.entries(made).map(([what, count]) => `${number.format(count)} ${what}`)
  return [
    '',
    `${site.name[site.locale]}  ${hosts.join('  ')}`,
    `  ${counts.join(' · ')}`,
    `  sign in with ${demoPassword}:`,
    ...accounts.map(
      ({ userName, name, roles }) =>
        `    ${userName.padEnd(14)}${name}${roles.length > 0 ? `  ${roles.join(' ')}` : ''}`,
    ),
  ].join('\n')
}
