// Real-time status (DLE EOT n): one response byte per query, of the form 0xx1xx10.
import type { PrintProblem } from '@sufra/shared/printing/printer'

const dle = 0x10
const eot = 0x04
/** 1: printer, 2: cause of offline, 4: paper. */
export const statusQueries = [1, 2, 4] as const

export const statusRequest = Uint8Array.from(statusQueries.flatMap((question) => [dle, eot, question]))

const isStatus = (byte: number) => (byte & 0b1001_0011) === 0b0001_0010

export type PrinterStatus = { problem: PrintProblem | undefined }

/** Interprets the three response bytes. Returns undefined when they are missing or invalid. */
export const readStatus = (answers: Uint8Array): PrinterStatus | undefined => {
  const [printer, cause, paper] = answers
  if (printer === undefined || cause === undefined || paper === undefined || !answers.every(isStatus)) return undefined
  if ((cause & 0x04) !== 0) return { problem: 'cover' }
  if ((cause & 0x20) !== 0 || (paper & 0x60) !== 0) return { problem: 'paper' }
  return { problem: (printer & 0x08) !== 0 ? 'offline' : undefined }
}
