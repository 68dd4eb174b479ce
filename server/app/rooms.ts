import { room as file } from '#domains/file'
import { homeOver } from '#domains/home'
import { room as identity } from '#domains/identity'
import { room as org } from '#domains/org'
import { room as site } from '#domains/site'
import type { Room } from '#platform/room'

const below: readonly Room[] = [site, identity, file, org]

/** All rooms of the house, from the ground up; the roof adds up what those below it count. */
export const rooms: readonly Room[] = [...below, homeOver(below)]
