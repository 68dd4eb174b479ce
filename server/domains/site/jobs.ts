import { deliveryDays } from '@lyceum/contract/site'
import type { InstallationJob } from '#platform/jobs'
import type { Parts } from '#platform/parts'
import { deleteDeliveries } from './delivery/store.ts'

async function forgetDeliveries({ database, clock }: Parts): Promise<void> {
  const before = new Date(clock.now().getTime() - deliveryDays * 86_400_000)
  await deleteDeliveries(database.acrossSites('old deliveries are forgotten on all sites'), before)
}

export const installationJobs: readonly InstallationJob[] = [
  { name: 'site.forgetDeliveries', cron: '50 18 * * *', run: forgetDeliveries },
]
