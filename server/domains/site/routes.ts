import * as contract from '@lyceum/contract/site'
import { answer } from '#platform/http'
import { addLink, editLink, orderLinks, removeLink } from './link/links.ts'
import { getAppQRCode, getDomainUrl, getUserFaceSwitch, getSitePoster, getWaterMark } from './site-info.ts'
import { getRecommendedLink, listRecommendedLinks } from './queries.ts'

export const routes = [
  answer(contract.getSitePoster, getSitePoster),
  answer(contract.getDomainUrl, getDomainUrl),
  answer(contract.getAppQRCode, getAppQRCode),
  answer(contract.getWaterMark, getWaterMark),
  answer(contract.getUserFaceSwitch, getUserFaceSwitch),
  answer(contract.listRecommendedLinks, listRecommendedLinks),
  answer(contract.getRecommendedLink, getRecommendedLink),
  answer(contract.addLink, addLink),
  answer(contract.editLink, editLink),
  answer(contract.removeLink, removeLink),
  answer(contract.orderLinks, orderLinks),
]
