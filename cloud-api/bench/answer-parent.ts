// The side of a server's process: it starts with the first message, and then answers the benchmark's requests.

export type ServerRequest =
  /** Processor time of the whole process so far, in seconds. */
  | { kind: 'processor' }
  /** Bytes of live objects, those outside the heap included. */
  | { kind: 'memory' }
  /** Send so many frames to the room. */
  | { kind: 'deliver'; frames: number }

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

const answerOf = async (request: ServerRequest, { deliver }: Started): Promise<number> => {
  if (request.kind === 'processor') return processorSeconds()
  if (request.kind === 'memory') return liveBytes()
  if (!deliver) throw new Error('this server has no room')
  await deliver(request.frames)
  return request.frames
}

/** Starts the server with the first message, sends its address, and answers the requests that follow. */
export const serveParent = (start: (message: never) => Promise<Started>): void => {
  // A benchmark that is interrupted leaves no servers behind.
  process.once('disconnect', () => process.exit())
  process.once('message', (first) => {
    const begin = async () => {
      const started = await start(first as never) // the benchmark sends what this server takes
      process.on('message', (request: ServerRequest) => {
        answerOf(request, started).then(
          (answer) => process.send?.(answer),
          (error: unknown) => process.send?.(String(error)),
        )
      })
      process.send?.(started.url)
    }
    void begin()
  })
}
