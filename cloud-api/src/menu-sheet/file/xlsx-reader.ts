// A process that receives one XLSX file and responds with its rows, or null for a corrupt file.
import { readWorkbook } from './read-workbook.ts'

process.once('message', (bytes: Uint8Array) => {
  void readWorkbook(bytes).then((rows) => process.send?.(rows ?? null, undefined, undefined, () => process.disconnect()))
})
