// Bytes to a network printer over TCP, in small pieces, with its own word on how it is before and after.
import { connect, type Socket } from 'node:net'
import { PrintFailure } from '../print-failure.ts'
import { problemOfStatus, statusQuestions, statusRequest } from '../printer-status.ts'

const connectWithin = 3_000
const statusWithin = 700
/** A printer that takes no byte for so long has stopped. */
const progressWithin = 20_000
const piece = 4_096

export type NetworkAddress = { host: string; port: number }

const open = ({ host, port }: NetworkAddress): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const timer = setTimeout(() => fail('offline'), connectWithin)
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

/** Asks how the printer is; undefined when it is ready, or says nothing in time, as many cheap ones do. */
const askStatus = (socket: Socket) =>
  new Promise<ReturnType<typeof problemOfStatus>>((resolve) => {
    let heard = Buffer.alloc(0)
    const done = () => {
      clearTimeout(timer)
      socket.off('data', hear)
      socket.off('close', done)
      resolve(problemOfStatus(heard.subarray(0, statusQuestions.length)))
    }
    const hear = (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk])
      if (heard.length >= statusQuestions.length) done()
    }
    const timer = setTimeout(done, statusWithin)
    socket.on('data', hear)
    socket.once('close', done)
    socket.write(statusRequest)
  })

const writePiece = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => end(() => reject(new PrintFailure(socket.destroyed ? 'offline' : 'timeout', true)))
    const timer = setTimeout(fail, progressWithin)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      socket.off('close', fail)
      settle()
    }
    socket.once('close', fail)
    socket.write(bytes, (error) => (error ? fail() : end(resolve)))
  })

const endOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, statusWithin)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.end()
  })

/** Sends a job. Throws PrintFailure; nothing was printed when the printer says before that it cannot. */
export const sendToNetwork = async (bytes: Uint8Array, address: NetworkAddress): Promise<void> => {
  const socket = await open(address)
  try {
    const before = await askStatus(socket)
    if (before) throw new PrintFailure(before, false)
    if (socket.destroyed) throw new PrintFailure('offline', false)
    for (let at = 0; at < bytes.length; at += piece) await writePiece(socket, bytes.subarray(at, at + piece))
    const after = await askStatus(socket)
    if (after) throw new PrintFailure(after, true)
    if (socket.destroyed) throw new PrintFailure('offline', true)
    await endOf(socket)
  } finally {
    socket.destroy()
  }
}
