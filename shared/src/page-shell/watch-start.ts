// The script of a page before its app. It is inlined in the HTML (`page-shell.ts`), since it runs when no other file has loaded. So it uses
// only the syntax and the built-ins of browsers of 2017, without imports and with only the functions in this module.

/** Our styles and scripts do not work below Chrome 99 and Safari 16.4. */
const isOldBrowser = () => {
  try {
    return !('CSSLayerBlockRule' in window) || !new RegExp('(?<=a)b').test('ab') // oxlint-disable-line prefer-regex-literals -- a literal that the browser cannot parse would stop the script
  } catch (error) {
    return Boolean(error)
  }
}

/**
 * The number of reloads of this tab. Without storage they cannot be counted, and the page could reload endlessly; so it returns the
 * maximum.
 */
const readReloads = (max: number) => {
  try {
    return Number(sessionStorage.getItem('sufra-start-reloads'))
  } catch (error) {
    return error ? max : 0
  }
}

/** Returns whether the number could be stored. */
const writeReloads = (count: number) => {
  try {
    sessionStorage.setItem('sufra-start-reloads', String(count))
  } catch (error) {
    return !error
  }
  return true
}

/** Shows in `#page-shell` why the app has not started yet, and reloads the page when that may help. */
export const watchStart = (reload: () => void) => {
  const waits = [1_000, 4_000, 12_000]
  const slowAfter = 15_000
  const failsAfter = 60_000
  const oldAfter = 3_000
  const findShell = () => document.querySelector<HTMLElement>('#page-shell')
  const timers: number[] = []
  let [isUnstyled, isWaiting, isShown, hasShell] = [false, false, false, findShell() !== null]

  const show = (state: string) => {
    const shell = findShell()
    isShown = true
    // The splash covers the page.
    const splash = shell && document.querySelector('#splash')
    if (splash && splash.parentNode) splash.parentNode.removeChild(splash) // oxlint-disable-line typescript/prefer-optional-chain, unicorn/prefer-dom-node-remove -- old browsers
    if (shell) shell.setAttribute('data-state', isOldBrowser() ? 'old' : state) // oxlint-disable-line unicorn/prefer-dom-node-dataset -- its style reads this attribute
  }
  const fail = () => {
    const count = readReloads(waits.length)
    if (isWaiting) return
    if (isOldBrowser() || count >= waits.length) return show('ended')
    isWaiting = true
    show('failed')
    // The random half prevents all phones in a room from reloading at once.
    const wait = (waits[count] || 0) * (1 + Math.random() / 2) // oxlint-disable-line typescript/prefer-nullish-coalescing -- old browsers
    timers.push(window.setTimeout(() => writeReloads(count + 1) && reload(), wait))
  }
  const onError = (event: Event) => {
    const target = event.target
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
    isUnstyled = isUnstyled || isStyle // oxlint-disable-line logical-assignment-operators -- old browsers
    // In-app browsers add scripts of their own, which fail on every page.
    const isOurs = event instanceof ErrorEvent && event.filename.includes('/assets/')
    if (isStyle || isOurs || target instanceof HTMLScriptElement) fail()
  }
  const onOnline = () => isWaiting && reload()
  const onStart = () => {
    removeEventListener('error', onError, true)
    removeEventListener('sufra-start-failed', fail)
    removeEventListener('online', onOnline)
    // An app without its styles is loaded again.
    if (isUnstyled && isWaiting) return
    timers.forEach((timer) => clearTimeout(timer))
    writeReloads(0)
  }

  addEventListener('error', onError, true)
  addEventListener('sufra-start-failed', fail)
  addEventListener('online', onOnline)
  if (isOldBrowser()) timers.push(window.setTimeout(() => show('old'), oldAfter))
  timers.push(
    window.setTimeout(() => isShown || show('slow'), slowAfter),
    window.setTimeout(fail, failsAfter),
  )
  const observer = new MutationObserver(() => {
    if (findShell()) hasShell = true
    else if (hasShell) {
      // The app has rendered its first page.
      observer.disconnect()
      onStart()
    }
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#page-shell button')) return
    writeReloads(0)
    reload()
  })
}

/** Both functions as the text of a script. */
export const startScript = () =>
  `{const isOldBrowser = ${isOldBrowser.toString()}
const readReloads = ${readReloads.toString()}
const writeReloads = ${writeReloads.toString()}
;(${watchStart.toString()})(() => location.reload())}`
