// A fake receipt printer: a TCP server that accepts ESC/POS and answers status queries.
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { statusQueries, statusRequest } from '../src/main/printing/printer-status.ts'

export type PrinterState = {
  paper: 'there' | 'out'
  cover: 'closed' | 'open'
  /** Offline for a reason other than paper or cover. */
  isOffline: boolean
  /** Never answers a status query, like many cheap printers. */
  isSilent: boolean
  /** Milliseconds per chunk of a job. */
  slowness: number
  /** Stops reading after this many bytes of a job, without closing the connection. */
  stopsAfter: number | undefined
  /** Resets the connection after this many bytes of a job. */
  resetsAfter: number | undefined
  /** The paper runs out after this many bytes of a job. */
  paperEndsAfter: number | undefined
}

const initialState: PrinterState = {
  paper: 'there',
  cover: 'closed',
  isOffline: false,
  isSilent: false,
  slowness: 0,
  stopsAfter: undefined,
  resetsAfter: undefined,
  paperEndsAfter: undefined,
}

const request = Buffer.from(statusRequest)

const statusByte = (question: number, { paper, cover, isOffline }: PrinterState): number => {
  const isOff = isOffline || paper === 'out' || cover === 'open'
  if (question === 1) return 0x12 | (isOff ? 0x08 : 0)
  if (question === 2) return 0x12 | (cover === 'open' ? 0x04 : 0) | (paper === 'out' ? 0x20 : 0)
  return 0x12 | (paper === 'out' ? 0x60 : 0)
}

export const startReceiptPrinter = async () => {
  let state = { ...initialState }
  const jobs: Buffer[] = []
  const pieces: number[] = []
  const open = new Set<Socket>()

  const take = (socket: Socket) => {
    let job = Buffer.alloc(0)
    open.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      // Status queries arrive alone or right after the last bytes of a job.
      const queryStart = chunk.length - request.length
      const isQueried = queryStart >= 0 && chunk.subarray(queryStart).equals(request)
      const printed = isQueried ? chunk.subarray(0, queryStart) : chunk
      if (printed.length > 0) print(printed)
      if (!isQueried || state.isSilent || hasStopped()) return
      const answer = () => socket.write(Uint8Array.from(statusQueries, (question) => statusByte(question, state)))
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
      if (state.paperEndsAfter !== undefined && job.length >= state.paperEndsAfter) state.paper = 'out'
    }
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      open.delete(socket)
      if (job.length > 0) jobs.push(job)
    })
  }

  const server = createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // the server listens on TCP
  return {
    address: { host: '127.0.0.1', port },
    /** The received jobs, one buffer per job. */
    jobs,
    pieces,
    become: (change: Partial<PrinterState>) => (state = { ...state, ...change }),
    recover: () => (state = { ...initialState }),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ReceiptPrinter = Awaited<ReturnType<typeof startReceiptPrinter>>
