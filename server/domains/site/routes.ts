import * as contract from '@lyceum/contract/site'
import { answer } from '#platform/http'
import { addLink, editLink, orderLinks, removeLink } from './link/links.ts'
import { appQrCode, domainUrl, faceSwitch, sitePoster, waterMark } from './poster.ts'
import { recommendedLink, recommendedLinks } from './queries.ts'

export const routes = [
  answer(contract.getSitePoster, sitePoster),
  answer(contract.getDomainUrl, domainUrl),
  answer(contract.getAppQRCode, appQrCode),
  answer(contract.getWaterMark, waterMark),
  answer(contract.getUserFaceSwitch, faceSwitch),
  answer(contract.listRecommendedLinks, recommendedLinks),
  answer(contract.getRecommendedLink, recommendedLink),
  answer(contract.addLink, addLink),
  answer(contract.editLink, editLink),
  answer(contract.removeLink, removeLink),
  answer(contract.orderLinks, orderLinks),
]
