import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const programs = {
  // Windows 11 has no wmic. Without the set encoding, PowerShell would write Arabic names in the console's old code page.
  win32: {
    name: 'powershell.exe',
    parameters: [
      '-NoProfile',
      '-NonInteractive',
      '-Command',
      '[Console]::OutputEncoding = [Text.Encoding]::UTF8; Get-Printer | ForEach-Object { $_.Name }',
    ],
  },
  other: { name: 'lpstat', parameters: ['-e'] },
} as const

/** Returns the names of the operating system's printers; empty without a print system. */
export const listQueues = async (platform: NodeJS.Platform): Promise<string[]> => {
  const { name, parameters } = platform === 'win32' ? programs.win32 : programs.other
  try {
    const { stdout } = await run(name, [...parameters], { timeout: 8_000, windowsHide: true })
    return stdout
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
  } catch {
    return [] // without CUPS or a spooler there are no printers
  }
}
