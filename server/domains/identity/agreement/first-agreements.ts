import type { Db } from '#platform/db'
import { privacyNotice } from './privacy-notice.ts'
import { serviceAgreement } from './service-agreement.ts'
import { insertAgreement } from './store.ts'

/** Publishes the initial agreements of a site. A site that has its own keeps them. */
export async function publishFirstAgreements(db: Db, publishedAt: Date): Promise<void> {
  await insertAgreement(db, { kind: 'service', version: 1, content: serviceAgreement, publishedAt })
  await insertAgreement(db, { kind: 'privacy', version: 1, content: privacyNotice, publishedAt })
}
