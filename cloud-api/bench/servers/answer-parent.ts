// The server process's side: starts with the first message, then responds to the benchmark's requests.

export type ServerRequest =
  /** Processor time of the whole process so far, in seconds. */
  | { kind: 'processor' }
  /** Bytes of live objects, including those outside the heap. */
  | { kind: 'memory' }
  /** Sends the given number of frames to the room. */
  | { kind: 'deliver'; frames: number }

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

const liveBytes = async () => {
  // A second collection frees objects released by finalizers of the first.
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
  // Exits when the benchmark is interrupted.
  process.once('disconnect', () => process.exit())
  process.once('message', (first) => {
    const begin = async () => {
      const started = await start(first as never) // the benchmark sends this server's options
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
