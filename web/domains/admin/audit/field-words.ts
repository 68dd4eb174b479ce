type Named = Readonly<Record<string, string>>

/** What a part of a thing is called: `reason`, of `job.grade` the last part, of `name.zh-CN` the first. */
export function fieldWord(fields: Named, field: string): string | undefined {
  const parts = field.split('.')
  return fields[field] ?? fields[parts.at(-1) ?? ''] ?? fields[parts[0] ?? '']
}

type Values = Readonly<Record<string, Named>>

/** What the codes of a field are called: by the whole path, its last two parts or its last one. */
export function codesOf(values: Values, field: string): Named | undefined {
  const parts = field.split('.')
  return values[field] ?? values[parts.slice(-2).join('.')] ?? values[parts.at(-1) ?? '']
}

/** One code or several in words; nothing where one of them has none, for then it is no code. */
export function valueWords(values: Values, field: string, value: string): string | undefined {
  const words = codesOf(values, field)
  if (!words) return undefined
  const said = value.split(', ').map((code) => words[code])
  return said.every((word) => word !== undefined) ? said.join(' · ') : undefined
}
