import { siteErrors } from '@lyceum/contract/site'
import { z } from 'zod'
import type { Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import { siteByHost, siteById, sitesInForce } from './store.ts'

type SiteRow = NonNullable<Awaited<ReturnType<typeof siteById>>>

const localName = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })

/** The site of a host name, or an error; an expired site is rejected by `refuseExpired`. */
export async function findSite(db: Db, host: string): Promise<Site> {
  return asSite((await siteByHost(db, host.toLowerCase())) ?? fail(siteErrors.SITE_NOT_EXIST))
}

/** One site by id, for jobs that carry it. */
export async function findSiteById(db: Db, siteId: number): Promise<Site> {
  return asSite((await siteById(db, siteId)) ?? fail(siteErrors.SITE_NOT_EXIST))
}

/** All sites that have not expired, for cron jobs. */
export async function allSites(db: Db, now: Date): Promise<Site[]> {
  return (await sitesInForce(db, now)).map(asSite)
}

/** An expired site keeps its data and answers no call (INV-T05). */
export function refuseExpired(site: Site, now: Date): void {
  if (site.validUntil && site.validUntil <= now) fail(siteErrors.SITE_EXPIRED)
}

function asSite({ name, validUntil, ...row }: SiteRow): Site {
  return { ...row, name: localName.parse(name), validUntil: validUntil ?? undefined }
}
