const longest = 80

/** Uploads every file as “name_year-month-day”. */
export function workName(name: string, today: string): string {
  const dot = name.lastIndexOf('.')
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  if (/_\d{4}-\d{2}-\d{2}$/.test(base)) return name
  const plain = base.trim().replaceAll(/\s+/g, ' ').slice(0, longest)
  return `${plain === '' ? 'work' : plain}_${today}${ending}`
}
