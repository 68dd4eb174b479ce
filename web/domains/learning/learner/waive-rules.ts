export const reasonLimit = 300

const fewest = 4

/** Whether the reason is long enough, as the server requires. */
export const isReason = (reason: string): boolean => reason.trim().length >= fewest
