import * as contract from '@lyceum/contract/question'
import { answer, keyed } from '#platform/http'
import type { QuestionUses } from '#platform/domain'
import {
  addQuestionCategory,
  editQuestionCategory,
  removeQuestionCategory,
} from '../category/change-category.ts'
import { addKnowledgePoint, editKnowledgePoint, removeKnowledgePoint } from '../category/change-point.ts'
import { listQuestionCategories, listKnowledgePoints } from '../category/queries.ts'
import { listQuestions } from './list-queries.ts'
import {
  getQuestion,
  listQuestionUses,
  listQuestionTags,
  listDuplicateQuestions,
  getQuestionVersion,
} from './queries.ts'
import {
  moveQuestions,
  removeQuestions,
  setQuestionState,
  setStateOfFound,
  tagQuestions,
} from './change-questions.ts'
import { createQuestion, saveQuestion } from './write-question.ts'

export const bankRoutes = (uses: QuestionUses) => [
  answer(contract.listQuestionCategories, listQuestionCategories),
  answer(contract.addQuestionCategory, addQuestionCategory),
  answer(contract.editQuestionCategory, editQuestionCategory),
  answer(contract.removeQuestionCategory, removeQuestionCategory(uses)),
  answer(contract.listKnowledgePoints, listKnowledgePoints),
  answer(contract.addKnowledgePoint, addKnowledgePoint),
  answer(contract.editKnowledgePoint, editKnowledgePoint),
  answer(contract.removeKnowledgePoint, removeKnowledgePoint(uses)),
  answer(contract.listQuestions, listQuestions(uses)),
  keyed(answer(contract.getQuestion, getQuestion(uses))),
  keyed(answer(contract.getQuestionVersion, getQuestionVersion)),
  keyed(answer(contract.createQuestion, createQuestion)),
  keyed(answer(contract.saveQuestion, saveQuestion)),
  answer(contract.setQuestionState, setQuestionState),
  answer(contract.setStateOfFound, setStateOfFound),
  answer(contract.moveQuestions, moveQuestions),
  answer(contract.tagQuestions, tagQuestions),
  // Removing a question also removes its key.
  keyed(answer(contract.removeQuestions, removeQuestions)),
  answer(contract.listQuestionUses, listQuestionUses(uses)),
  answer(contract.listDuplicateQuestions, listDuplicateQuestions),
  answer(contract.listQuestionTags, listQuestionTags),
]
