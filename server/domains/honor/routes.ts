import * as contract from '@lyceum/contract/honor'
import { answer, type Route } from '#platform/http'
import { addMedal, editMedal, listManagedMedals } from './medal/manage-medals.ts'
import {
  acknowledgeMedals,
  listEarnedMedals,
  getHonours,
  getMedalCompletion,
  listMedalNews,
  showMedals,
  listUnattainedMedals,
} from './medal/show-honours.ts'
import { getCourseRanking } from './ranking/get-course-ranking.ts'
import { readBoard, setUnnamed } from './ranking/set-unnamed.ts'
import {
  addTitle,
  editTitle,
  listEarnedTitles,
  listManagedTitles,
  listTitles,
  removeTitle,
  wearTitle,
} from './title/manage-titles.ts'

export const routes: readonly Route[] = [
  answer(contract.getCourseRanking, getCourseRanking),
  answer(contract.getCreditRanking, (ctx, input) => readBoard(ctx, 'credit', input)),
  answer(contract.getLearnedRanking, (ctx, input) => readBoard(ctx, 'learned', input)),
  answer(contract.getMallRanking, (ctx, input) => readBoard(ctx, 'credit', { ...input, scope: 'site' })),
  answer(contract.setUnnamed, setUnnamed),
  answer(contract.getHonours, getHonours),
  answer(contract.listEarnedMedals, listEarnedMedals),
  answer(contract.listUnattainedMedals, listUnattainedMedals),
  answer(contract.getMedalCompletion, getMedalCompletion),
  answer(contract.listMedalNews, listMedalNews),
  answer(contract.acknowledgeMedals, acknowledgeMedals),
  answer(contract.showMedals, showMedals),
  answer(contract.listEarnedTitles, listEarnedTitles),
  answer(contract.listTitles, listTitles),
  answer(contract.wearTitle, wearTitle),
  answer(contract.listManagedMedals, listManagedMedals),
  answer(contract.addMedal, addMedal),
  answer(contract.editMedal, editMedal),
  answer(contract.listManagedTitles, listManagedTitles),
  answer(contract.addTitle, addTitle),
  answer(contract.editTitle, editTitle),
  answer(contract.removeTitle, removeTitle),
]
