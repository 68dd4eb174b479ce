import * as contract from '@lyceum/contract/sites'
import { answer } from '#platform/http'
import { createSite } from './create-site.ts'
import { addHost, removeHost } from './hosts.ts'
import { siteList } from './list-sites.ts'
import { setStorage } from './set-storage.ts'
import { setValidity } from './set-validity.ts'

export const routes = [
  answer(contract.listSites, siteList),
  answer(contract.createSite, createSite),
  answer(contract.setSiteValidity, setValidity),
  answer(contract.setSiteStorage, setStorage),
  answer(contract.addSiteHost, addHost),
  answer(contract.removeSiteHost, removeHost),
]
