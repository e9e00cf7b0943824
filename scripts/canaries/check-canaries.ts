import { join } from 'node:path'
import type { Counts } from '../common/counts.ts'
import { root } from '../common/root.ts'
import { scanRecordings } from './scan-recordings.ts'

const expectedTyped = ['CVV', 'card number', 'pin']

/**
 * Prints the scanned places and each leak. A complete run also fails when no value was typed or a kind of place is empty, since then
 * nothing was tested.
 */
export const checkCanaries = async (recordings: string, { isWhole }: { isWhole: boolean }): Promise<Counts> => {
  const { leaks, scanned, typed } = await scanRecordings(recordings, join(root, 'test-results'))
  const megabytes = Object.entries(scanned).map(([kind, bytes]) => `${kind} ${(bytes / 1_000_000).toFixed(1)} MB`)
  console.log(`Scanned: ${megabytes.join(', ')}; typed at the gateway: ${typed.join(', ')}`)
  for (const { kind, how, where } of leaks) console.log(`A ${kind} has leaked (${how}) in ${where}`)
  const untested = [
    ...expectedTyped.filter((kind) => !typed.includes(kind)).map((kind) => `no ${kind} was typed`),
    ...['database files', 'database rows', 'logs', 'traffic', 'storage'].filter((kind) => !scanned[kind]).map((kind) => `no ${kind}`),
  ]
  const missing = isWhole ? untested : []
  for (const problem of missing) console.log(`Not tested: ${problem}`)
  return { passed: leaks.length + missing.length === 0 ? 1 : 0, failed: leaks.length + missing.length, skipped: 0 }
}
