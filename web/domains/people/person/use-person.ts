import {
  actOnPerson,
  beginViewAs,
  editPerson,
  endPersonSession,
  getPerson,
  leavePerson,
  listPeople,
  listPersonHistory,
  listPersonSessions,
  resetPersonPassword,
} from '@lyceum/contract/people'
import type { Result } from '@lyceum/contract/kit'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'

export type Person = Result<typeof getPerson>

const refresh = { refresh: [getPerson, listPersonSessions, listPersonHistory, listPeople] }

/** The actions on a person; each shows a success notice. */
export function usePersonActs({ id }: Pick<Person, 'id'>) {
  const t = useText(text).person
  const act = useCommand(actOnPerson, refresh)
  const leave = useCommand(leavePerson, refresh)
  const edit = useCommand(editPerson, refresh)
  const endSession = useCommand(endPersonSession, refresh)
  const reset = useCommand(resetPersonPassword, refresh)
  const viewAs = useCommand(beginViewAs)
  const notify = { onSuccess: () => showSuccess(t.done) }
  return {
    act: (name: 'unlock' | 'suspend' | 'resume' | 'end-sessions') =>
      act.mutateAsync({ id, act: name }, notify),
    leave: (leavesOn: string | null, reason: string) => leave.mutateAsync({ id, leavesOn, reason }, notify),
    release: (field: 'name' | 'nickname' | 'gender' | 'staffNo' | 'email' | 'phone' | 'joinedOn' | 'job') =>
      edit.mutate({ id, release: [field] }, notify),
    endSession: (sessionId: string) => endSession.mutate({ id, sessionId }, notify),
    mailLink: () => reset.mutate({ id, way: 'mail' }, notify),
    showPassword: async () => (await reset.mutateAsync({ id, way: 'show' })).password,
    // The portal is another document: it is loaded anew, as that person.
    viewAs: () => viewAs.mutate({ id }, { onSuccess: ({ url }) => location.assign(url) }),
  }
}
