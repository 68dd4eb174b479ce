/** A number with its English noun: `counted(1, 'page')` is "1 page", `counted('1,200', 'page')` "1,200 pages". */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`
