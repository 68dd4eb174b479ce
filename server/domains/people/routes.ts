import * as contract from '@lyceum/contract/people'
import { answer, answerInSteps } from '#platform/http'
import { actOnPerson, endPersonSession, resetPersonPassword } from './acts/act-on-person.ts'
import { createPerson } from './acts/create-person.ts'
import { editPerson } from './acts/edit-person.ts'
import { leavePerson } from './acts/leave-person.ts'
import { rehirePerson } from './acts/rehire-person.ts'
import { actInBulk, bulkActs, previewBulk } from './bulk/act-in-bulk.ts'
import { undoBulk } from './bulk/undo-bulk.ts'
import { directoryRoutes } from './directory/routes.ts'
import { importRoutes } from './import/routes.ts'
import { listPeople } from './list/list-people.ts'
import { personAgreements, personHistory, personSessions } from './person/known.ts'
import { showPerson } from './person/show-person.ts'
import { decide, registrationForm, registrations } from './registration/registrations.ts'
import { scimRoutes } from './scim/routes.ts'
import { beginViewAs, endViewAs } from './view-as/view-as.ts'
import { chooseColumns, removeView, saveView, views } from './views/views.ts'

export const routes = [
  answer(contract.listPeople, listPeople),
  answer(contract.listViews, views),
  answer(contract.saveView, saveView),
  answer(contract.removeView, removeView),
  answer(contract.chooseColumns, chooseColumns),
  answer(contract.getPerson, showPerson),
  answer(contract.listPersonSessions, personSessions),
  answer(contract.listPersonAgreements, personAgreements),
  answer(contract.listPersonHistory, personHistory),
  answerInSteps(contract.createPerson, createPerson),
  answer(contract.editPerson, editPerson),
  answer(contract.leavePerson, leavePerson),
  answerInSteps(contract.rehirePerson, rehirePerson),
  answer(contract.actOnPerson, actOnPerson),
  answer(contract.endPersonSession, endPersonSession),
  answerInSteps(contract.resetPersonPassword, resetPersonPassword),
  answer(contract.listRegistrations, registrations),
  answer(contract.getRegistrationForm, registrationForm),
  answer(contract.decideRegistration, decide),
  answer(contract.previewBulk, previewBulk),
  answer(contract.actInBulk, actInBulk),
  answer(contract.undoBulk, undoBulk),
  answer(contract.listBulkActs, bulkActs),
  answer(contract.beginViewAs, beginViewAs),
  answer(contract.endViewAs, endViewAs),
  ...importRoutes,
  ...directoryRoutes,
  ...scimRoutes,
]
