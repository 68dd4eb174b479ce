import * as contract from '@lyceum/contract/profile'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { accessRights, mySecret, saveMySecret, saveMyUser } from './change-profile.ts'
import { draftOf, draftPage, removeDraft, saveDraft } from './draft/drafts.ts'
import { photosInUse } from './photos-in-use.ts'
import { followList, foundPeople } from './find-people.ts'
import { myShares, sharedBy } from './share/show-shares.ts'
import { dataOf, learningSituation } from './show-data.ts'
import { myDetail, userCard, userDetail } from './show-person.ts'

export const domain: Domain = {
  name: 'profile',
  filesInUse: photosInUse,
  routes: [
    answer(contract.getMyDetail, myDetail),
    answer(contract.saveMyUser, saveMyUser),
    answer(contract.getUserDetail, userDetail),
    answer(contract.getUserCard, userCard),
    answer(contract.getMySecret, mySecret),
    answer(contract.saveMySecret, saveMySecret),
    answer(contract.getAccessRights, accessRights),
    answer(contract.getData, dataOf),
    answer(contract.getLearningSituation, learningSituation),
    answer(contract.listFans, followList('fans')),
    answer(contract.listFollowed, followList('followed')),
    answer(contract.findPeople, foundPeople),
    answer(contract.listDrafts, draftPage),
    answer(contract.getDraft, draftOf),
    answer(contract.saveDraft, saveDraft),
    answer(contract.deleteDraft, removeDraft),
    answer(contract.listShares, myShares),
    answer(contract.listPersonDocuments, sharedBy),
    answer(contract.listPersonAnswers, sharedBy),
  ],
}
