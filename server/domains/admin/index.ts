import * as contract from '@lyceum/contract/admin'
import { answer, type Route } from '#platform/http'
import type { Export } from '#platform/domain/export'
import type { Domain } from '#platform/domain'
import type { Tile } from '#platform/domain/tile'
import { auditExportOver } from './audit/export-acts.ts'
import { listAuditActions, listAudit } from './audit/read-audit.ts'
import { actOnDownload, removeDownload } from './download/act-on-download.ts'
import { askDownload } from './download/request-download.ts'
import { listExports } from './download/kinds.ts'
import { linkDownload } from './download/link-download.ts'
import { listDownloads } from './download/queries.ts'
import { getHealth } from './health/health.ts'
import { listFailedJobs, retryFailedJobs } from './health/retry-jobs.ts'
import { clockJobs, jobsFor } from './jobs.ts'
import { recentActs } from './overview/recent-acts.ts'
import { getTiles } from './overview/tiles.ts'
import { hideSetup, getSetup, setupOf } from './setup/setup.ts'

/** The console's domain is above all others: it runs their exports and shows their tiles without knowing them. */
export function adminOver(domains: readonly Domain[]): Domain {
  const exports = [auditExportOver(domains), ...domains.flatMap(({ exports = [] }) => exports)]
  const tiles = [recentActs, ...domains.flatMap(({ tiles = [] }) => tiles)]
  rejectDuplicates(
    'export',
    exports.map(({ kind }) => kind),
  )
  rejectDuplicates(
    'tile',
    tiles.map(({ name }) => name),
  )
  return {
    name: 'admin',
    routes: routesFor(domains, exports, tiles),
    jobs: jobsFor(exports),
    cronJobs: clockJobs,
    permissions: {
      'audit.read': ['ADM'],
      'health.read': ['ADM'],
      'health.retry': ['ADM'],
      'download.use': ['TADM', 'ADM'],
      'console.home': ['TADM', 'ADM'],
    },
  }
}

function routesFor(domains: readonly Domain[], exports: readonly Export[], tiles: readonly Tile[]): Route[] {
  const setup = setupOf(domains)
  return [
    answer(contract.listExports, (ctx) => listExports(ctx, exports)),
    answer(contract.askDownload, (ctx, input) => askDownload(ctx, input, exports)),
    answer(contract.listDownloads, (ctx) => listDownloads(ctx, exports)),
    answer(contract.linkDownload, (ctx, input) => linkDownload(ctx, input, exports)),
    answer(contract.actOnDownload, actOnDownload),
    answer(contract.removeDownload, removeDownload),
    answer(contract.listAudit, (ctx, input) => listAudit(ctx, { domains, exports }, input)),
    answer(contract.listAuditActions, listAuditActions),
    answer(contract.getHealth, getHealth),
    answer(contract.listFailedJobs, listFailedJobs),
    answer(contract.retryFailedJobs, retryFailedJobs),
    answer(contract.getTiles, (ctx) => getTiles(ctx, tiles)),
    answer(contract.getSetup, (ctx) => getSetup(ctx, setup)),
    answer(contract.hideSetup, hideSetup),
  ]
}

function rejectDuplicates(what: string, names: readonly string[]): void {
  const duplicate = names.find((name, i) => names.indexOf(name) !== i)
  if (duplicate !== undefined) throw new Error(`The ${what} ${duplicate} is offered twice.`)
}
