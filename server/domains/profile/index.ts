import * as contract from '@lyceum/contract/profile'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { getAccessRights, getMySecret, saveMySecret, saveMyUser } from './change-profile.ts'
import { deleteDraft, getDraft, listDrafts, saveDraft } from './draft/drafts.ts'
import { photosInUse } from './photos-in-use.ts'
import { followList, findPeople } from './find-people.ts'
import { listShares, sharedBy } from './share/show-shares.ts'
import { getData, getLearningSituation } from './show-data.ts'
import { getMyDetail, getUserCard, getUserDetail } from './show-person.ts'

export const domain: Domain = {
  name: 'profile',
  filesInUse: photosInUse,
  routes: [
    answer(contract.getMyDetail, getMyDetail),
    answer(contract.saveMyUser, saveMyUser),
    answer(contract.getUserDetail, getUserDetail),
    answer(contract.getUserCard, getUserCard),
    answer(contract.getMySecret, getMySecret),
    answer(contract.saveMySecret, saveMySecret),
    answer(contract.getAccessRights, getAccessRights),
    answer(contract.getData, getData),
    answer(contract.getLearningSituation, getLearningSituation),
    answer(contract.listFans, followList('fans')),
    answer(contract.listFollowed, followList('followed')),
    answer(contract.findPeople, findPeople),
    answer(contract.listDrafts, listDrafts),
    answer(contract.getDraft, getDraft),
    answer(contract.saveDraft, saveDraft),
    answer(contract.deleteDraft, deleteDraft),
    answer(contract.listShares, listShares),
    answer(contract.listPersonDocuments, sharedBy),
    answer(contract.listPersonAnswers, sharedBy),
  ],
}
