import { accessOver } from '#domains/access'
import { adminOver } from '#domains/admin'
import { room as course } from '#domains/course'
import { room as exam } from '#domains/exam'
import { fileOver } from '#domains/file'
import { homeOver } from '#domains/home'
import { room as honor } from '#domains/honor'
import { room as identity } from '#domains/identity'
import { room as learning } from '#domains/learning'
import { room as leave } from '#domains/leave'
import { room as mall } from '#domains/mall'
import { messageOver } from '#domains/message'
import { room as news } from '#domains/news'
import { orgOver } from '#domains/org'
import { room as people } from '#domains/people'
import { room as profile } from '#domains/profile'
import { pointsOver } from '#domains/points'
import { settingsOver } from '#domains/settings'
import { room as report } from '#domains/report'
import { searchOver } from '#domains/search'
import { room as site } from '#domains/site'
import { room as sites } from '#domains/sites'
import { socialOver } from '#domains/social'
import type { Room } from '#platform/room'

// Whoever hands out rights must know those of every room, also of the ones above.
const access = accessOver(() => rooms)
// What a move of a unit brings to its people is for the rooms above to say.
const org = orgOver(() => rooms)
// Who may play a film is for the rooms above to say.
const file = fileOver(() => rooms)
// What people talk about belongs to the rooms above.
const social = socialOver(() => rooms)
// Whoever sends a message knows its words; this room must find them.
const message = messageOver(() => rooms)
// Whom a gift thanks is for the rooms above to say.
const points = pointsOver(() => rooms)
const below: readonly Room[] = [
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
  exam,
  learning,
  leave,
  report,
  honor,
  profile,
]

/** All rooms of the house, from the ground up; the roof gathers what those below it count, show, say and let out. */
export const rooms: readonly Room[] = [
  ...below,
  settingsOver(below),
  homeOver(below),
  searchOver(below),
  adminOver(below),
  sites,
]
