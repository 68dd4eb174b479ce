import * as contract from '@lyceum/contract/exam'
import { answer, keyed } from '#platform/http'
import {
  addQuestionCategory,
  editQuestionCategory,
  removeQuestionCategory,
} from '../category/change-category.ts'
import { addKnowledgePoint, editKnowledgePoint, removeKnowledgePoint } from '../category/change-point.ts'
import { categoryList, pointList } from '../category/queries.ts'
import { questionList } from './list-queries.ts'
import { questionDetail, questionUses, tagsInUse, twinGroups, versionDetail } from './queries.ts'
import {
  moveQuestions,
  removeQuestions,
  setQuestionState,
  setStateOfFound,
  tagQuestions,
} from './steer-questions.ts'
import { createQuestion, saveQuestion } from './write-question.ts'

export const bankRoutes = [
  answer(contract.listQuestionCategories, categoryList),
  answer(contract.addQuestionCategory, addQuestionCategory),
  answer(contract.editQuestionCategory, editQuestionCategory),
  answer(contract.removeQuestionCategory, removeQuestionCategory),
  answer(contract.listKnowledgePoints, pointList),
  answer(contract.addKnowledgePoint, addKnowledgePoint),
  answer(contract.editKnowledgePoint, editKnowledgePoint),
  answer(contract.removeKnowledgePoint, removeKnowledgePoint),
  answer(contract.listQuestions, questionList),
  keyed(answer(contract.getQuestion, questionDetail)),
  keyed(answer(contract.getQuestionVersion, versionDetail)),
  keyed(answer(contract.createQuestion, createQuestion)),
  keyed(answer(contract.saveQuestion, saveQuestion)),
  answer(contract.setQuestionState, setQuestionState),
  answer(contract.setStateOfFound, setStateOfFound),
  answer(contract.moveQuestions, moveQuestions),
  answer(contract.tagQuestions, tagQuestions),
  // What is removed takes its key along.
  keyed(answer(contract.removeQuestions, removeQuestions)),
  answer(contract.listQuestionUses, questionUses),
  answer(contract.listQuestionTwins, twinGroups),
  answer(contract.listQuestionTags, tagsInUse),
]
