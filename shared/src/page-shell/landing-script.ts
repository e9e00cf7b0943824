// The script of the landing page. It is inlined in the HTML and has no imports. Without it, only the camera and the link back to a table
// are missing.

/** The BarcodeDetector API, which some browsers and the compiler's library do not have. */
type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

/** Shows the link to the restaurant of this phone's session, and applies the language that was chosen in the app. */
export const startWithSession = (go: (path: string) => void) => {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const chosen = read('sufra-language')
  const isShown = location.search.includes('language=')
  if (!isShown && (chosen === 'en' || chosen === 'ar') && chosen !== document.documentElement.lang) go(`/?language=${chosen}`)
  document.querySelector('#language')?.addEventListener('click', ({ currentTarget }) => {
    try {
      if (currentTarget instanceof HTMLElement) localStorage.setItem('sufra-language', currentTarget.lang)
    } catch {
      // Without storage, the server has the language in a cookie.
    }
  })
  let place: { restaurantId?: unknown; tableId?: unknown } = {}
  try {
    place = (JSON.parse(read('sufra-diner') ?? '{}') as { state?: typeof place }).state ?? {}
  } catch {
    // An unreadable session counts as no session.
  }
  const isId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id)
  const back = document.querySelector<HTMLAnchorElement>('#back')
  if (!back || !isId(place.restaurantId)) return
  back.href = `/restaurants/${place.restaurantId}${isId(place.tableId) ? `?table=${place.tableId}` : ''}`
  back.hidden = false
}

/** Shows the scan button where this browser can read codes, and opens the table of a scanned code. */
export const startScanner = () => {
  const [button, dialog] = [document.querySelector<HTMLButtonElement>('#scan'), document.querySelector('dialog')]
  const [video, note] = [document.querySelector('video'), document.querySelector<HTMLElement>('#scan-note')]
  const Detector = (window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector
  if (!button || !dialog || !video || !note || !Detector || !('mediaDevices' in navigator)) return
  let stream: MediaStream | undefined
  const detector = new Detector({ formats: ['qr_code'] })
  const stop = () => {
    stream?.getTracks().forEach((track) => track.stop())
    stream = undefined
  }
  const show = (name: string) => {
    note.textContent = note.getAttribute(`data-${name}`)
  }
  const open = (text: string) => {
    const url = new URL(text)
    if (url.origin !== location.origin || !url.pathname.startsWith('/qr-link')) return show('other')
    stop()
    location.assign(url.pathname + url.search)
  }
  const scan = async () => {
    if (!stream) return
    const [code] = await detector.detect(video).catch(() => [])
    try {
      if (code) open(code.rawValue)
    } catch {
      show('other')
    }
    setTimeout(() => void scan(), 200)
  }
  button.hidden = false
  button.addEventListener('click', () => {
    show('scanning')
    dialog.showModal()
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (camera) => {
        stream = camera
        if (!dialog.open) return stop()
        video.srcObject = camera
        await video.play()
        return scan()
      })
      .catch(() => show('failed'))
  })
  dialog.addEventListener('close', stop)
}

/** Both functions as the text of a script, without comments and indentation. */
export const landingScript = () =>
  `;(${startWithSession.toString()})((path) => location.replace(path))
;(${startScanner.toString()})()`
    .replaceAll(/^\s*\/[/*].*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n')
