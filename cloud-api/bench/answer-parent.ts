// The side of a server's process: it starts with the first message, and then answers what the benchmark asks.

export type Question =
  /** Processor time of the whole process so far, in seconds. */
  | { ask: 'processor' }
  /** Bytes of live objects, those outside the heap included. */
  | { ask: 'memory' }
  /** Send so many frames to the room. */
  | { ask: 'deliver'; frames: number }

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

const liveBytes = async () => {
  // A second collection frees what finalizers of the first let go.
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

type Started = { url: string; deliver?: (frames: number) => Promise<void> }

const answerOf = async (question: Question, { deliver }: Started): Promise<number> => {
  if (question.ask === 'processor') return processorSeconds()
  if (question.ask === 'memory') return liveBytes()
  if (!deliver) throw new Error('this server has no room')
  await deliver(question.frames)
  return question.frames
}

/** Starts the server with the first message, sends its address, and answers the questions that follow. */
export const serveParent = (start: (message: never) => Promise<Started>): void => {
  process.once('message', (first) => {
    const begin = async () => {
      const started = await start(first as never) // the benchmark sends what this server takes
      process.on('message', (question: Question) => {
        answerOf(question, started).then(
          (answer) => process.send?.(answer),
          (error: unknown) => process.send?.(String(error)),
        )
      })
      process.send?.(started.url)
    }
    void begin()
  })
}
