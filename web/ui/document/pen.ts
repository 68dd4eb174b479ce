/* eslint-disable typescript/no-deprecated -- The browser's own editing has no successor: every engine keeps it, and it
   brings what no copy has: one undo for typing and tools alike, input methods, spell check, and keys as people know them. */

/** Lets the browser change what is selected in the text that is being written. */
export function draw(command: string, value?: string): void {
  document.execCommand(command, false, value)
}

/** The kind of line in which the pen stands: `p`, `h3`, `blockquote`. */
export const lineKind = (): string => document.queryCommandValue('formatBlock').toLowerCase()
