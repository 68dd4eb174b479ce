/* eslint-disable typescript/no-deprecated -- The browser's own editing has no successor: every engine keeps it, and it
   brings what no copy has: one undo for typing and tools alike, input methods, spell check, and keys as people know them. */

/** Runs a browser editing command on the selection. */
export function draw(command: string, value?: string): void {
  document.execCommand(command, false, value)
}

/** The block at the caret: `p`, `h3`, `blockquote`. */
export const lineKind = (): string => document.queryCommandValue('formatBlock').toLowerCase()
