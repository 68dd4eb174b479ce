/** The bytes are not a readable sheet; the sender gets an error. */
export class UnreadableSheet extends Error {}
