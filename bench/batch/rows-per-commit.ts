import type { Api } from '../../faults/env/api.ts'

export type Written = { readonly rows: number; readonly commits: number }

/** How many rows the group commits have written so far and in how many statements, from the API's metrics. */
export async function written(apis: readonly Api[]): Promise<Written> {
  const pages = await Promise.all(apis.map(metrics))
  const sum = (part: 'sum' | 'count') => pages.reduce((total, page) => total + metric(page, part), 0)
  return { rows: sum('sum'), commits: sum('count') }
}

async function metrics({ metricsPort }: Api): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
}

function metric(text: string, part: 'sum' | 'count'): number {
  return Number(
    new RegExp(`^lyceum_batch_rows_${part}\\{batch="probe\\.beat"\\} (\\S+)`, 'm').exec(text)?.[1] ?? 0,
  )
}
