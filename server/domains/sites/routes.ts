import * as contract from '@lyceum/contract/sites'
import { answer } from '#platform/http'
import { createSite } from './create-site.ts'
import { addSiteHost, removeSiteHost } from './hosts.ts'
import { listSites } from './list-sites.ts'
import { setSiteStorage } from './set-site-storage.ts'
import { setSiteValidity } from './set-site-validity.ts'

export const routes = [
  answer(contract.listSites, listSites),
  answer(contract.createSite, createSite),
  answer(contract.setSiteValidity, setSiteValidity),
  answer(contract.setSiteStorage, setSiteStorage),
  answer(contract.addSiteHost, addSiteHost),
  answer(contract.removeSiteHost, removeSiteHost),
]
