import * as contract from '@lyceum/contract/people'
import { answer, answerInSteps } from '#platform/http'
import { actOnPerson, endPersonSession, resetPersonPassword } from './actions/act-on-person.ts'
import { createPerson } from './actions/create-person.ts'
import { editPerson } from './actions/edit-person.ts'
import { leavePerson } from './actions/leave-person.ts'
import { rehirePerson } from './actions/rehire-person.ts'
import { actInBulk, listBulkActs, previewBulk } from './bulk/act-in-bulk.ts'
import { undoBulk } from './bulk/undo-bulk.ts'
import { directoryRoutes } from './directory/routes.ts'
import { importRoutes } from './import/routes.ts'
import { listPeople } from './list/list-people.ts'
import { listPersonAgreements, listPersonHistory, listPersonSessions } from './person/person-records.ts'
import { getPerson } from './person/get-person.ts'
import { decideRegistration, getRegistrationForm, listRegistrations } from './registration/registrations.ts'
import { scimRoutes } from './scim/routes.ts'
import { beginViewAs, endViewAs } from './view-as/view-as.ts'
import { chooseColumns, removeView, saveView, listViews } from './views/saved-views.ts'

export const routes = [
  answer(contract.listPeople, listPeople),
  answer(contract.listViews, listViews),
  answer(contract.saveView, saveView),
  answer(contract.removeView, removeView),
  answer(contract.chooseColumns, chooseColumns),
  answer(contract.getPerson, getPerson),
  answer(contract.listPersonSessions, listPersonSessions),
  answer(contract.listPersonAgreements, listPersonAgreements),
  answer(contract.listPersonHistory, listPersonHistory),
  answerInSteps(contract.createPerson, createPerson),
  answer(contract.editPerson, editPerson),
  answer(contract.leavePerson, leavePerson),
  answerInSteps(contract.rehirePerson, rehirePerson),
  answer(contract.actOnPerson, actOnPerson),
  answer(contract.endPersonSession, endPersonSession),
  answerInSteps(contract.resetPersonPassword, resetPersonPassword),
  answer(contract.listRegistrations, listRegistrations),
  answer(contract.getRegistrationForm, getRegistrationForm),
  answer(contract.decideRegistration, decideRegistration),
  answer(contract.previewBulk, previewBulk),
  answer(contract.actInBulk, actInBulk),
  answer(contract.undoBulk, undoBulk),
  answer(contract.listBulkActs, listBulkActs),
  answer(contract.beginViewAs, beginViewAs),
  answer(contract.endViewAs, endViewAs),
  ...importRoutes,
  ...directoryRoutes,
  ...scimRoutes,
]
