/** The bytes are no sheet, or a broken one: whoever sent them hears so. */
export class UnreadableSheet extends Error {}
