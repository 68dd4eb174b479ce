const most = 2n ** 63n - 1n

/** Whether a text, such as part of a cursor, can be an id. */
export const isId = (text: string): boolean => /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= most
