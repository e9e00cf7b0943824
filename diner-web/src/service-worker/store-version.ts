// A version of the app on the phone: its shell and its assets, in their own cache.
import { shell } from './answer-request.ts'

const prefix = 'sufra-app-'

/** A file of the build, in the format of vite-plugin-pwa. */
export type BuiltFile = { url: string; revision: string | null }

export const versionOf = (files: readonly BuiltFile[]) => `${prefix}${files.find(({ url }) => url === 'index.html')?.revision}`

const scriptOf = (html: string) => /<script[^>]* src="([^"]+)"/.exec(html)?.[1]

/**
 * Stores a version. Assets have their hash in their name, so assets of the previous version are taken from its cache. Throws while the
 * server still sends the shell of another version, as during a deploy: the browser tries again later.
 */
export const storeVersion = async (files: readonly BuiltFile[]) => {
  const assets = files.filter(({ url }) => url.startsWith('assets/')).map(({ url }) => `/${url}`)
  const page = await fetch(shell, { cache: 'no-cache' })
  const script = scriptOf(await page.clone().text())
  if (!script || !assets.includes(script)) throw new Error('the server sends the page of another version')
  const cache = await caches.open(versionOf(files))
  await cache.put(shell, page)
  for (const asset of assets) {
    const known = await caches.match(asset, { ignoreVary: true })
    await (known ? cache.put(asset, known) : cache.add(asset))
  }
}

export const deleteOtherVersions = async (version: string) => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== version).map((name) => caches.delete(name)))
}
