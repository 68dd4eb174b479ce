import * as contract from '@lyceum/contract/course'
import { answer } from '#platform/http'
import { copyCourse, createCourse, removeCourse } from './authoring/begin-course.ts'
import { publishCourse, retireCourse } from './authoring/publish-course.ts'
import { getCourseDraft, listCourses } from './authoring/queries.ts'
import { saveCourseSheet } from './authoring/save-course-sheet.ts'
import { addCourseModule, saveCourseDraft } from './authoring/write-draft.ts'
import { addCategory, editCategory, orderCategories, removeCategory } from './category/change-category.ts'
import { listCategories, getCourseCatalog } from './category/queries.ts'
import { findToName } from './naming/find-referable.ts'

export const routes = [
  answer(contract.getCourseCatalog, getCourseCatalog),
  answer(contract.listCategories, listCategories),
  answer(contract.addCategory, addCategory),
  answer(contract.editCategory, editCategory),
  answer(contract.orderCategories, orderCategories),
  answer(contract.removeCategory, removeCategory),
  answer(contract.listCourses, listCourses),
  answer(contract.createCourse, createCourse),
  answer(contract.getCourseDraft, getCourseDraft),
  answer(contract.findToName, findToName),
  answer(contract.saveCourseSheet, saveCourseSheet),
  answer(contract.addCourseModule, addCourseModule),
  answer(contract.saveCourseDraft, saveCourseDraft),
  answer(contract.publishCourse, publishCourse),
  answer(contract.retireCourse, retireCourse),
  answer(contract.copyCourse, copyCourse),
  answer(contract.removeCourse, removeCourse),
]
