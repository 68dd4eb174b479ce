import * as contract from '@lyceum/contract/admin'
import { answer, type Route } from '#platform/http'
import type { Export } from '#platform/export'
import type { Room } from '#platform/room'
import type { Tile } from '#platform/tile'
import { auditExportOver } from './audit/export-acts.ts'
import { auditActionList, readAudit } from './audit/read-audit.ts'
import { actOnDownload, removeDownload } from './download/act-on-download.ts'
import { askDownload } from './download/ask-download.ts'
import { exportsFor } from './download/kinds.ts'
import { linkDownload } from './download/link-download.ts'
import { myDownloads } from './download/queries.ts'
import { health } from './health/health.ts'
import { asideJobList, retryAsideJobs } from './health/retry-jobs.ts'
import { clockJobs, jobsFor } from './jobs.ts'
import { recentActs } from './overview/recent-acts.ts'
import { tilesFor } from './overview/tiles.ts'
import { hideSetupFor, setupFor, setupOf } from './setup/setup.ts'

/** The console's own room stands above all others: it runs their exports and shows their tiles, without knowing them. */
export function adminOver(rooms: readonly Room[]): Room {
  const exports = [auditExportOver(rooms), ...rooms.flatMap(({ exports = [] }) => exports)]
  const tiles = [recentActs, ...rooms.flatMap(({ tiles = [] }) => tiles)]
  refuseTwins(
    'export',
    exports.map(({ kind }) => kind),
  )
  refuseTwins(
    'tile',
    tiles.map(({ name }) => name),
  )
  return {
    name: 'admin',
    routes: routesFor(rooms, exports, tiles),
    jobs: jobsFor(exports),
    clockJobs,
    permissions: {
      'audit.read': ['ADM'],
      'health.read': ['ADM'],
      'health.retry': ['ADM'],
      'download.use': ['TADM', 'ADM'],
      'console.home': ['TADM', 'ADM'],
    },
  }
}

function routesFor(rooms: readonly Room[], exports: readonly Export[], tiles: readonly Tile[]): Route[] {
  const setup = setupOf(rooms)
  return [
    answer(contract.listExports, (ctx) => exportsFor(ctx, exports)),
    answer(contract.askDownload, (ctx, input) => askDownload(ctx, input, exports)),
    answer(contract.listDownloads, (ctx) => myDownloads(ctx, exports)),
    answer(contract.linkDownload, (ctx, input) => linkDownload(ctx, input, exports)),
    answer(contract.actOnDownload, actOnDownload),
    answer(contract.removeDownload, removeDownload),
    answer(contract.listAudit, (ctx, input) => readAudit(ctx, { rooms, exports }, input)),
    answer(contract.listAuditActions, auditActionList),
    answer(contract.getHealth, health),
    answer(contract.listAsideJobs, asideJobList),
    answer(contract.retryAsideJobs, retryAsideJobs),
    answer(contract.getTiles, (ctx) => tilesFor(ctx, tiles)),
    answer(contract.getSetup, (ctx) => setupFor(ctx, setup)),
    answer(contract.hideSetup, hideSetupFor),
  ]
}

function refuseTwins(what: string, names: readonly string[]): void {
  const twin = names.find((name, i) => names.indexOf(name) !== i)
  if (twin !== undefined) throw new Error(`The ${what} ${twin} is offered twice.`)
}
