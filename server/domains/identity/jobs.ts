import { cronJob, type InstallationJob } from '#platform/jobs'
import type { Parts } from '#platform/parts'
import { decisionMail } from './registration/decision-mail.ts'
import { welcomeMail } from './account/welcome-mail.ts'
import { endRoleAssignments } from './role-assignment/grant-role.ts'
import { forgetOld } from './housekeeping-store.ts'
import { linkMail } from './password/issued/password-link-mail.ts'
import { resetMail } from './password/reset-mail.ts'
import { addressMail } from './rights/address-mail.ts'
import { codeSms } from './sms/code-job.ts'

export const jobs = [codeSms, resetMail, linkMail, decisionMail, welcomeMail, addressMail]

async function tidy({ database, clock }: Parts): Promise<void> {
  await forgetOld(database.acrossSites('what has run out is forgotten on all sites'), clock.now())
}

export const installationJobs: readonly InstallationJob[] = [
  { name: 'identity.forget', cron: '40 * * * *', run: tidy },
]

export const clockJobs = [
  cronJob({ name: 'identity.endHoldings', cron: '5 * * * *', run: endRoleAssignments }),
]
