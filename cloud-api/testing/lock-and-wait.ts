// A process that locks a folder, reports it, and waits to be killed.
import { lockFolder } from '../src/platform/db/folder-lock.ts'

lockFolder(process.argv[2] ?? '')
process.send?.('locked')
setInterval(() => {}, 1_000)
