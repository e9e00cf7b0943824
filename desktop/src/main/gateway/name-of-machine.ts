const systems: Partial<Record<NodeJS.Platform, string>> = { win32: 'Windows', darwin: 'macOS', linux: 'Linux' }

/** What this machine calls itself: the cloud reads `Sufra/<version> (<system>)`. */
export const nameOfMachine = (version: string) => `Sufra/${version} (${systems[process.platform] ?? process.platform})`
