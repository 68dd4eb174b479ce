import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type Reply } from '../../bench/load/connection.ts'
import { requestText } from '../../bench/load/request.ts'
import { saveAnswers, startAttempt, submitAttempt } from '../../contract/exam/index.ts'
import type { Person } from '../env/database.ts'
import type { Random } from '../env/random.ts'
import { questions } from './open-exam.ts'

type Going = {
  readonly person: Person
  readonly courseId: string
  readonly ports: readonly number[]
  readonly random: Random
  readonly saves: number
  /** After this long a candidate gives up on an unanswered call. */
  readonly patienceMs: number
  /** For a run limited by time instead of saves: whether it is over, and the pace. */
  readonly isOver?: () => boolean
  readonly paceMs?: number
}

/** What a candidate was answered: the highest acknowledged number of each question, and every receipt. */
export type Sitting = {
  readonly personId: string
  readonly attempts: ReadonlySet<string>
  readonly acknowledged: ReadonlyMap<string, number>
  readonly receipts: ReadonlySet<string>
  readonly operations: number
  readonly isStuck: boolean
}

/** One call in ten is sent twice at once. */
const duplicateShare = 0.1

/** Takes an exam from the first question to the receipt, retrying until each outcome is known. */
export async function sitExam(going: Going): Promise<Sitting> {
  const lines = going.ports.map((port) => new Connection(port, 15_000))
  const duplicateLines = going.ports.map((port) => new Connection(port, 15_000))
  const attemptSession = new AttemptSession(going, lines, duplicateLines)
  try {
    return await attemptSession.sit()
  } finally {
    for (const line of [...lines, ...duplicateLines]) line.close()
  }
}

class AttemptSession {
  readonly #going: Going
  readonly #lines: readonly Connection[]
  readonly #twins: readonly Connection[]
  readonly #attempts = new Set<string>()
  readonly #acknowledged = new Map<string, number>()
  readonly #receipts = new Set<string>()
  #operations = 0

  constructor(going: Going, lines: readonly Connection[], duplicateLines: readonly Connection[]) {
    this.#going = going
    this.#lines = lines
    this.#twins = duplicateLines
  }

  async sit(): Promise<Sitting> {
    const isStuck = !(await this.#answerAll())
    return {
      personId: this.#going.person.id,
      attempts: this.#attempts,
      acknowledged: this.#acknowledged,
      receipts: this.#receipts,
      operations: this.#operations,
      isStuck,
    }
  }

  async #answerAll(): Promise<boolean> {
    const { courseId, saves, random, isOver = () => false, paceMs = 0 } = this.#going
    const started = await this.#ask(startAttempt, '', { itmId: courseId })
    if (!started) return false
    const { id, generation } = resultOf(started)
    this.#attempts.add(id)
    for (let seq = 1; seq <= saves && !isOver(); seq += 1) {
      const questionVersionId = random.pick(questions)
      const answers = [{ questionVersionId, seq, value: { type: 'TF', isTrue: seq % 2 === 0 } }]
      if (!(await this.#ask(saveAnswers, id, { generation, answers }))) return false
      this.#acknowledged.set(questionVersionId, seq)
      if (paceMs > 0) await pause(paceMs)
    }
    const paper = await this.#ask(submitAttempt, id, { generation, answers: [] })
    return paper !== undefined
  }

  async #ask(
    endpoint: typeof startAttempt | typeof saveAnswers | typeof submitAttempt,
    id: string,
    body: object,
  ): Promise<Reply | undefined> {
    const { person, random } = this.#going
    this.#operations += 1
    const request = requestText({ ...endpoint, path: endpoint.path.replace(':id', id) }, { person, body })
    const calls = [this.#settle(this.#lines, request)]
    // Starting twice would move the attempt to the second window, which is a change of device and no fault.
    if (endpoint !== startAttempt && random.chance(duplicateShare))
      calls.push(this.#settle(this.#twins, request))
    const replies = await Promise.all(calls)
    for (const reply of replies) {
      if (reply && endpoint === submitAttempt) this.#receipts.add(resultOf(reply).receipt)
    }
    return replies[0]
  }

  async #settle(lines: readonly Connection[], request: string): Promise<Reply | undefined> {
    const { random, patienceMs } = this.#going
    const end = performance.now() + patienceMs
    while (performance.now() < end) {
      const reply = await random
        .pick(lines)
        .send(request)
        .catch(() => undefined)
      if (reply?.status === 200) return reply
      await pause(random.between(20, 100))
    }
    return undefined
  }
}

/** What a candidate keeps of an answer. */
function resultOf({ body }: Reply) {
  const text = (pattern: RegExp) => pattern.exec(body)?.[1] ?? ''
  return {
    id: text(/"id":"(\d+)"/),
    generation: Number(text(/"generation":(\d+)/)),
    receipt: text(/"receipt":"([\da-f]*)"/),
  }
}
