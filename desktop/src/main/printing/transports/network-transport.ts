// Sends bytes to a network printer over TCP in small chunks, and queries its status before and after.
import { connect, type Socket } from 'node:net'
import { PrintFailure } from '../print-failure.ts'
import { readStatus, statusQueries, statusRequest, type PrinterStatus } from '../printer-status.ts'

/** Timeouts in milliseconds. `progress`: a printer that accepts no byte for this long has stopped. */
export const networkLimits = { connect: 3_000, status: 700, progress: 20_000 }
/** Image bytes that the slowest printers print per millisecond. */
const slowestRate = 20
const chunkSize = 4_096

export type NetworkAddress = { host: string; port: number }

const open = ({ host, port }: NetworkAddress, timeout: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const timer = setTimeout(() => fail('offline'), timeout)
    const fail = (problem: 'offline' | 'refused') => {
      clearTimeout(timer)
      socket.destroy()
      reject(new PrintFailure(problem, false))
    }
    socket.once('error', (error: NodeJS.ErrnoException) => fail(error.code === 'ECONNREFUSED' ? 'refused' : 'offline'))
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeAllListeners('error')
      socket.on('error', () => {}) // the next write or wait finds the socket closed
      resolve(socket)
    })
  })

/** Queries the status; undefined when the printer does not respond in time, which is common for cheap printers. */
const queryStatus = (socket: Socket, timeout: number) =>
  new Promise<PrinterStatus | undefined>((resolve) => {
    let received = Buffer.alloc(0)
    const done = () => {
      clearTimeout(timer)
      socket.off('data', onData)
      socket.off('close', done)
      resolve(readStatus(received.subarray(0, statusQueries.length)))
    }
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.length >= statusQueries.length) done()
    }
    const timer = setTimeout(done, timeout)
    socket.on('data', onData)
    socket.once('close', done)
    socket.write(statusRequest)
  })

const writePiece = (socket: Socket, bytes: Uint8Array, timeout: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new PrintFailure(socket.destroyed ? 'offline' : 'timeout', true)))
    const timer = setTimeout(fail, timeout)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.off('close', fail)
      settle()
    }
    socket.once('close', fail)
    socket.write(bytes, (error) => (error ? fail() : end(resolve)))
  })

const endOf = (socket: Socket, timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.end()
  })

/**
 * Sends a job. Throws PrintFailure; if the status before the job reports a problem, nothing was printed. A printer that answered before the
 * job must answer again after the last byte. Otherwise the operating system may still buffer the ticket for a printer that has stopped.
 */
export const sendToNetwork = async (bytes: Uint8Array, address: NetworkAddress, limits = networkLimits): Promise<void> => {
  const socket = await open(address, limits.connect)
  try {
    const before = await queryStatus(socket, limits.status)
    if (before?.problem) throw new PrintFailure(before.problem, false)
    if (socket.destroyed) throw new PrintFailure('offline', false)
    for (let at = 0; at < bytes.length; at += chunkSize) await writePiece(socket, bytes.subarray(at, at + chunkSize), limits.progress)
    const after = await queryStatus(socket, before ? limits.progress + bytes.length / slowestRate : limits.status)
    if (after?.problem) throw new PrintFailure(after.problem, true)
    if (socket.destroyed) throw new PrintFailure('offline', true)
    if (before && !after) throw new PrintFailure('timeout', true)
    await endOf(socket, limits.status)
  } finally {
    socket.destroy()
  }
}
