/** B-424: who may see a part of a profile. `followed` are the people whom its owner follows. */
export const audiences = ['everyone', 'followed', 'self'] as const
export type Audience = (typeof audiences)[number]

/** The parts of a profile; the owner chooses who may see each. */
export const profileParts = ['data', 'share', 'follow', 'about', 'birthday'] as const
export type ProfilePart = (typeof profileParts)[number]
