/** A number with its English noun: `pluralise(1, 'page')` is "1 page", `pluralise('1,200', 'page')` "1,200 pages". */
export const pluralise = (count: number | string, singular: string, many = `${singular}s`): string =>
  `${count} ${String(count) === '1' ? singular : many}`
