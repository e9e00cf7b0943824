// A receipt printer of the tests' own: a real TCP server that takes ESC/POS and answers the status questions as real ones do.
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { statusQuestions, statusRequest } from '../src/main/printing/printer-status.ts'

export type PrinterState = {
  paper: 'there' | 'out'
  cover: 'closed' | 'open'
  /** Off by its own button, or broken: no paper, no cover. */
  isOffline: boolean
  /** Never answers a status question, as many cheap printers. */
  isSilent: boolean
  /** Milliseconds that it takes for each piece of a job. */
  slowness: number
  /** Takes no more bytes after so many of a job, but keeps the line. */
  stopsAfter: number | undefined
  /** Cuts the line after so many bytes of a job. */
  resetsAfter: number | undefined
  /** The paper runs out after so many bytes of a job. */
  documentExpiresAfter: number | undefined
}

const fine: PrinterState = {
  paper: 'there',
  cover: 'closed',
  isOffline: false,
  isSilent: false,
  slowness: 0,
  stopsAfter: undefined,
  resetsAfter: undefined,
  documentExpiresAfter: undefined,
}

const request = Buffer.from(statusRequest)

const statusByte = (question: number, { paper, cover, isOffline }: PrinterState): number => {
  const isOff = isOffline || paper === 'out' || cover === 'open'
  if (question === 1) return 0x12 | (isOff ? 0x08 : 0)
  if (question === 2) return 0x12 | (cover === 'open' ? 0x04 : 0) | (paper === 'out' ? 0x20 : 0)
  return 0x12 | (paper === 'out' ? 0x60 : 0)
}

export const startReceiptPrinter = async () => {
  let state = { ...fine }
  const jobs: Buffer[] = []
  const pieces: number[] = []
  const open = new Set<Socket>()

  const take = (socket: Socket) => {
    let job = Buffer.alloc(0)
    open.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      // Questions come alone, or right behind the last bytes of a job.
      const asksAt = chunk.length - request.length
      const isAsked = asksAt >= 0 && chunk.subarray(asksAt).equals(request)
      const printed = isAsked ? chunk.subarray(0, asksAt) : chunk
      if (printed.length > 0) print(printed)
      if (!isAsked || state.isSilent || hasStopped()) return
      const answer = () => socket.write(Uint8Array.from(statusQuestions, (question) => statusByte(question, state)))
      if (printed.length > 0 && state.slowness > 0) setTimeout(answer, state.slowness)
      else answer()
    })
    const hasStopped = () => state.stopsAfter !== undefined && job.length >= state.stopsAfter
    const print = (chunk: Buffer) => {
      pieces.push(chunk.length)
      job = Buffer.concat([job, chunk])
      if (state.slowness > 0) {
        socket.pause()
        setTimeout(() => hasStopped() || socket.resume(), state.slowness)
      }
      if (state.resetsAfter !== undefined && job.length >= state.resetsAfter) socket.resetAndDestroy()
      if (hasStopped()) socket.pause()
      if (state.documentExpiresAfter !== undefined && job.length >= state.documentExpiresAfter) state.paper = 'out'
    }
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      open.delete(socket)
      if (job.length > 0) jobs.push(job)
    })
  }

  const server = createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    address: { host: '127.0.0.1', port },
    /** What came out, a buffer a job. */
    jobs,
    pieces,
    become: (change: Partial<PrinterState>) => (state = { ...state, ...change }),
    recover: () => (state = { ...fine }),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ReceiptPrinter = Awaited<ReturnType<typeof startReceiptPrinter>>
