import * as contract from '@lyceum/contract/site'
import { answer } from '#platform/http'
import { addLink, editLink, removeLink } from './links.ts'
import { appQrCode, domainUrl, faceSwitch, sitePoster, waterMark } from './poster.ts'
import { recommendedLink, recommendedLinks, settingList } from './queries.ts'
import { saveSetting } from './save-setting.ts'

export const routes = [
  answer(contract.getSitePoster, sitePoster),
  answer(contract.getDomainUrl, domainUrl),
  answer(contract.getAppQRCode, appQrCode),
  answer(contract.getWaterMark, waterMark),
  answer(contract.getUserFaceSwitch, faceSwitch),
  answer(contract.listRecommendedLinks, recommendedLinks),
  answer(contract.getRecommendedLink, recommendedLink),
  answer(contract.listSettings, settingList),
  answer(contract.saveSetting, saveSetting),
  answer(contract.addLink, addLink),
  answer(contract.editLink, editLink),
  answer(contract.removeLink, removeLink),
]
