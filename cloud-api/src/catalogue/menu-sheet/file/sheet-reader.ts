// A process that receives one file and responds with its rows in batches, so that its parent is only busy for a moment, or with null for a
// file that is no sheet.
import { readFile } from './read-file.ts'
import type { Answer } from './read-sheet.ts'

const rowsAtOnce = 500

const send = (answer: Answer) =>
  new Promise<void>((resolve, reject) => process.send?.(answer, undefined, undefined, (error) => (error ? reject(error) : resolve())))

const respond = async (bytes: Uint8Array) => {
  const rows = await readFile(bytes)
  for (let start = 0; start < (rows?.length ?? 0); start += rowsAtOnce) await send(rows?.slice(start, start + rowsAtOnce) ?? null)
  await send(rows ? 'end' : null)
  process.disconnect()
}

process.once('message', (bytes: Uint8Array) => void respond(bytes))
