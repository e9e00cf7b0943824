const systems: Partial<Record<NodeJS.Platform, string>> = { win32: 'Windows', darwin: 'macOS', linux: 'Linux' }

/** Returns the User-Agent header; the cloud parses `Sufra/<version> (<system>)`. */
export const userAgentOf = (version: string) => `Sufra/${version} (${systems[process.platform] ?? process.platform})`
