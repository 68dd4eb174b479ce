import { room as file } from '#domains/file'
import { room as identity } from '#domains/identity'
import { room as org } from '#domains/org'
import { room as site } from '#domains/site'
import type { Room } from '#platform/room'

/** All rooms of the house, from the ground up. */
export const rooms: readonly Room[] = [site, identity, file, org]
