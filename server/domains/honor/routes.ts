import * as contract from '@lyceum/contract/honor'
import { answer, type Route } from '#platform/http'
import { addMedal, editMedal, listKeptMedals } from './medal/keep-medal.ts'
import {
  acknowledgeMedals,
  earnedMedals,
  honours,
  medalCompletion,
  medalNews,
  showMedals,
  unattainedMedals,
} from './medal/show-honours.ts'
import { courseRanking } from './ranking/course-ranking.ts'
import { readBoard, setUnnamed } from './ranking/read-board.ts'
import {
  addTitle,
  editTitle,
  heldTitles,
  listKeptTitles,
  listTitles,
  removeTitle,
  wearTitle,
} from './title/titles.ts'

export const routes: readonly Route[] = [
  answer(contract.getCourseRanking, courseRanking),
  answer(contract.getCreditRanking, (ctx, input) => readBoard(ctx, 'credit', input)),
  answer(contract.getLearnedRanking, (ctx, input) => readBoard(ctx, 'learned', input)),
  answer(contract.getMallRanking, (ctx, input) => readBoard(ctx, 'credit', { ...input, scope: 'site' })),
  answer(contract.setUnnamed, setUnnamed),
  answer(contract.getHonours, honours),
  answer(contract.listEarnedMedals, earnedMedals),
  answer(contract.listUnattainedMedals, unattainedMedals),
  answer(contract.getMedalCompletion, medalCompletion),
  answer(contract.listMedalNews, medalNews),
  answer(contract.acknowledgeMedals, acknowledgeMedals),
  answer(contract.showMedals, showMedals),
  answer(contract.listHeldTitles, heldTitles),
  answer(contract.listTitles, listTitles),
  answer(contract.wearTitle, wearTitle),
  answer(contract.listKeptMedals, listKeptMedals),
  answer(contract.addMedal, addMedal),
  answer(contract.editMedal, editMedal),
  answer(contract.listKeptTitles, listKeptTitles),
  answer(contract.addTitle, addTitle),
  answer(contract.editTitle, editTitle),
  answer(contract.removeTitle, removeTitle),
]
