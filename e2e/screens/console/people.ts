import { admin, type Screen } from '../screen.ts'
import { openHistory, openMove, openPerson, pressNamed, tickTwo, viewAs } from '../steps.ts'

export const peopleScreens: readonly Screen[] = [
  { name: 'console-import', path: '/manage/people/import', ...admin },
  { name: 'console-import-directory', path: '/manage/people/import?tab=directory', ...admin },
  { name: 'console-import-scim', path: '/manage/people/import?tab=scim', ...admin },
  { name: 'people', path: '/manage/people', ...admin },
  { name: 'people-selected', path: '/manage/people?state=active', ...admin, prepare: tickTwo },
  { name: 'people-bulk', path: '/manage/people?state=active', ...admin, prepare: openMove },
  { name: 'people-none', path: '/manage/people?text=nobody-here', ...admin },
  {
    name: 'people-create',
    path: '/manage/people',
    ...admin,
    prepare: (page) => pressNamed(page, /新建人员|新增人員|New person/),
  },
  { name: 'person', path: '/manage/people?text=lin_zhixia', ...admin, prepare: openPerson },
  { name: 'person-history', path: '/manage/people?text=lin_zhixia', ...admin, prepare: openHistory },
  { name: 'registrations', path: '/manage/people/registrations', ...admin },
  { name: 'viewing', path: '/manage/people?text=lin_zhixia', ...admin, prepare: viewAs, isLeaving: true },
]
