import { breakFiles, fillDisk } from '../../desktop/faults/broken-files.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

export const breakDesktopFiles: FaultPart = async ({ seed }) => {
  logStep('Breaking the desktop’s databases')
  const files = breakFiles(seed)
  console.table(files)
  const disks = fillDisk()
  if (disks.length > 0) console.table(disks)
  return countChecks(
    Object.fromEntries([
      ...files.map(({ fault, started, tried, lost, wrong }) => [
        `${fault}: started, nothing lost`,
        started === tried && lost === 0 && wrong === 0,
      ]),
      ...disks.map(({ fault, lost, refused, acknowledged }) => [`${fault}: nothing lost`, lost === 0 && refused > 0 && acknowledged > 0]),
    ]),
    disks.length > 0 ? [] : ['a full disk: no small disk can be mounted here', 'a read-only disk: no small disk can be mounted here'],
  )
}
