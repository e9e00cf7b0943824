// Loads the code of a page. A chunk that does not come is either out of reach, or gone with an earlier release: then the page is loaded anew, once.

/** The code of a page, or of a part of one, could not be loaded. */
export class PageNotLoaded extends Error {
  readonly page: string
  /** Lets the next attempt begin anew. */
  readonly forget: () => void

  constructor(page: string, forget: () => void, cause: unknown) {
    super(`${page} could not be loaded`, { cause })
    this.page = page
    this.forget = forget
  }
}

/** Another build has another script, so that each build may reload for itself. */
const markOf = (page: string) => `sufra-reloaded ${page} ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`

/** Remembers a reload for this page. False when there was one before, or when nothing can be remembered: it might reload for ever. */
const markReload = (page: string): boolean => {
  try {
    if (sessionStorage.getItem(markOf(page))) return false
    sessionStorage.setItem(markOf(page), '1')
    return true
  } catch {
    return false
  }
}

/** The page has come, or a person asks for it again: it may be reloaded once more. */
export const allowReload = (page: string) => {
  try {
    sessionStorage.removeItem(markOf(page))
  } catch {
    // Blocked storage remembers no reload either.
  }
}

const isServerThere = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Throws PageNotLoaded when the server cannot be reached, or when a reload did not help. Where it reloads, it never returns.
 * Some browsers remember for as long as the document lives that a chunk failed: for them the reload is the second attempt.
 */
export const loadPage = async <T>(page: string, load: () => Promise<T>, forget: () => void): Promise<T> => {
  const attempt = async () => {
    const loaded = await load()
    allowReload(page)
    return loaded
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(await isServerThere())) throw new PageNotLoaded(page, forget, error)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!markReload(page)) throw new PageNotLoaded(page, forget, error)
    location.reload()
    return new Promise(() => {})
  }
}
