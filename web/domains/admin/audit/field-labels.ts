type Named = Readonly<Record<string, string>>

/** The label of a field: `reason`; of `job.grade` the last part, of `name.zh-CN` the first. */
export function fieldWord(fields: Named, field: string): string | undefined {
  const parts = field.split('.')
  return fields[field] ?? fields[parts.at(-1) ?? ''] ?? fields[parts[0] ?? '']
}

type Values = Readonly<Record<string, Named>>

/** The labels of a field's codes: by the whole path, its last two parts or its last one. */
export function codesOf(values: Values, field: string): Named | undefined {
  const parts = field.split('.')
  return values[field] ?? values[parts.slice(-2).join('.')] ?? values[parts.at(-1) ?? '']
}

/** One code or several as labels; undefined when one of them has no label, because then it is not a code. */
export function valueLabel(values: Values, field: string, value: string): string | undefined {
  const labels = codesOf(values, field)
  if (!labels) return undefined
  const texts = value.split(', ').map((code) => labels[code])
  return texts.every((label) => label !== undefined) ? texts.join(' · ') : undefined
}
