/**
 * Calls that every measured process answers before anything is measured: until then it runs code that is not compiled yet
 * and plans that are not kept yet, and a call costs up to three times as much.
 */
export const warmCalls = 2000
