// Bytes to a network printer over TCP, in small pieces, with its own word on how it is before and after.
import { connect, type Socket } from 'node:net'
import { PrintFailure } from '../print-failure.ts'
import { readStatus, statusQuestions, statusRequest, type PrinterStatus } from '../printer-status.ts'

/** In milliseconds. `progress`: a printer that takes no byte for so long has stopped. */
export const networkLimits = { connect: 3_000, status: 700, progress: 20_000 }
/** Bytes of a picture that the slowest printers put on paper in a millisecond. */
const slowest = 20
const piece = 4_096

export type NetworkAddress = { host: string; port: number }

const open = ({ host, port }: NetworkAddress, within: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const timer = setTimeout(() => fail('offline'), within)
    const fail = (problem: 'offline' | 'refused') => {
      clearTimeout(timer)
      socket.destroy()
      reject(new PrintFailure(problem, false))
    }
    socket.once('error', (error: NodeJS.ErrnoException) => fail(error.code === 'ECONNREFUSED' ? 'refused' : 'offline'))
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeAllListeners('error')
      socket.on('error', () => {}) // who writes next, or waits, finds the socket closed
      resolve(socket)
    })
  })

/** Asks how the printer is; undefined when it says nothing in time, as many cheap ones do. */
const askStatus = (socket: Socket, within: number) =>
  new Promise<PrinterStatus | undefined>((resolve) => {
    let heard = Buffer.alloc(0)
    const done = () => {
      clearTimeout(timer)
      socket.off('data', hear)
      socket.off('close', done)
      resolve(readStatus(heard.subarray(0, statusQuestions.length)))
    }
    const hear = (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk])
      if (heard.length >= statusQuestions.length) done()
    }
    const timer = setTimeout(done, within)
    socket.on('data', hear)
    socket.once('close', done)
    socket.write(statusRequest)
  })

const writePiece = (socket: Socket, bytes: Uint8Array, within: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new PrintFailure(socket.destroyed ? 'offline' : 'timeout', true)))
    const timer = setTimeout(fail, within)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.off('close', fail)
      settle()
    }
    socket.once('close', fail)
    socket.write(bytes, (error) => (error ? fail() : end(resolve)))
  })

const endOf = (socket: Socket, within: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, within)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.end()
  })

/**
 * Sends a job. Throws PrintFailure; nothing was printed when the printer says before that it cannot. A printer that said before how it is says so after, too,
 * behind all that it has to take: else the operating system holds the ticket for one that has stopped.
 */
export const sendToNetwork = async (bytes: Uint8Array, address: NetworkAddress, limits = networkLimits): Promise<void> => {
  const socket = await open(address, limits.connect)
  try {
    const before = await askStatus(socket, limits.status)
    if (before?.problem) throw new PrintFailure(before.problem, false)
    if (socket.destroyed) throw new PrintFailure('offline', false)
    for (let at = 0; at < bytes.length; at += piece) await writePiece(socket, bytes.subarray(at, at + piece), limits.progress)
    const after = await askStatus(socket, before ? limits.progress + bytes.length / slowest : limits.status)
    if (after?.problem) throw new PrintFailure(after.problem, true)
    if (socket.destroyed) throw new PrintFailure('offline', true)
    if (before && !after) throw new PrintFailure('timeout', true)
    await endOf(socket, limits.status)
  } finally {
    socket.destroy()
  }
}
