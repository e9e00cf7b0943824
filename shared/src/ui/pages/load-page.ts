// Loads the code of a page. A chunk that fails to load is either unreachable, or was removed by a new release; in the second case the page
// is reloaded once.

/** The code of a page, or of a part of a page, could not be loaded. */
export class PageNotLoaded extends Error {
  readonly page: string
  /** Clears the cached failure, so that the next attempt loads again. */
  readonly reset: () => void

  constructor(page: string, reset: () => void, cause: unknown) {
    super(`${page} could not be loaded`, { cause })
    this.page = page
    this.reset = reset
  }
}

/** Contains the script of the build, so that each build may reload once. */
const markOf = (page: string) =>
  `sufra-reloaded ${page} ${document.querySelector<HTMLScriptElement>('script[type=module]:not([async])')?.src}`

/** Records a reload of this page. Returns false after an earlier reload, or when it cannot be stored (the page might reload endlessly). */
const markReload = (page: string): boolean => {
  try {
    if (sessionStorage.getItem(markOf(page))) return false
    sessionStorage.setItem(markOf(page), '1')
    return true
  } catch {
    return false
  }
}

/** Allows another reload, after the page has loaded or the user has retried. */
export const allowReload = (page: string) => {
  try {
    sessionStorage.removeItem(markOf(page))
  } catch {
    // Blocked storage has no record of a reload to remove.
  }
}

const isServerThere = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Throws PageNotLoaded when the server is unreachable, or when a reload did not help. While the page reloads, the promise never settles.
 * Some browsers cache a failed chunk for the lifetime of the document: for them the reload is the second attempt.
 */
export const loadPage = async <T>(page: string, load: () => Promise<T>, reset: () => void): Promise<T> => {
  const attempt = async () => {
    const loaded = await load()
    allowReload(page)
    return loaded
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(await isServerThere())) throw new PageNotLoaded(page, reset, error)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!markReload(page)) throw new PageNotLoaded(page, reset, error)
    location.reload()
    return new Promise(() => {})
  }
}
