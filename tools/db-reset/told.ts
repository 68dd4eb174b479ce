import { demoPassword, type SiteReport } from '../../server/app/demo/seed-sites.ts'
import type { Loaded } from './copy-into.ts'

const number = new Intl.NumberFormat('en-US')
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

export const toldStep = (name: string, ms: number) => `  ${name.padEnd(34)}${seconds(ms).padStart(9)}`

export function toldLoad({ table, rows, ms }: Loaded): string {
  if (rows === 0) return toldStep(table, ms)
  return `${toldStep(table, ms)}  ${number.format(rows)} rows, ${number.format(Math.round((rows / ms) * 1000))} rows/s`
}

/** A site, where it answers, what it holds, and who can sign in. */
export function toldSite({ site, hosts, made, accounts }: SiteReport): string {
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
