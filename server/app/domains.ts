import { accessOver } from '#domains/access'
import { adminOver } from '#domains/admin'
import { domain as course } from '#domains/course'
import { domain as exam } from '#domains/exam'
import { fileOver } from '#domains/file'
import { homeOver } from '#domains/home'
import { domain as honor } from '#domains/honor'
import { domain as identity } from '#domains/identity'
import { domain as learning } from '#domains/learning'
import { domain as leave } from '#domains/leave'
import { domain as mall } from '#domains/mall'
import { messageOver } from '#domains/message'
import { domain as news } from '#domains/news'
import { orgOver } from '#domains/org'
import { domain as people } from '#domains/people'
import { domain as profile } from '#domains/profile'
import { domain as paper } from '#domains/paper'
import { pointsOver } from '#domains/points'
import { questionOver } from '#domains/question'
import { settingsOver } from '#domains/settings'
import { domain as report } from '#domains/report'
import { searchOver } from '#domains/search'
import { domain as site } from '#domains/site'
import { domain as sites } from '#domains/sites'
import { socialOver } from '#domains/social'
import type { Domain } from '#platform/domain'

// Access must know the permissions of all domains, also of those above it.
const access = accessOver(() => domains)
// The domains above declare what a unit move does to people.
const org = orgOver(() => domains)
// The domains above decide who may play a film.
const file = fileOver(() => domains)
// The things people talk about belong to the domains above.
const social = socialOver(() => domains)
// The sending domains own the text templates; message must find them.
const message = messageOver(() => domains)
// The domains above decide whom a gift can thank.
const points = pointsOver(() => domains)
// Where a question is used is for the domains above to say.
const question = questionOver(() => domains)
const below: readonly Domain[] = [
  site,
  identity,
  file,
  org,
  access,
  people,
  points,
  social,
  message,
  course,
  news,
  mall,
  question,
  paper,
  exam,
  learning,
  leave,
  report,
  honor,
  profile,
]

/** All domains, lowest layer first; the top ones collect the counters, tiles, texts and exports of those below. */
export const domains: readonly Domain[] = [
  ...below,
  settingsOver(below),
  homeOver(below),
  searchOver(below),
  adminOver(below),
  sites,
]
