import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { restrictNavigation } from './restrict-navigation.ts'

describe('a window cannot navigate to other origins', () => {
  const contents = () => {
    let openHandler: ((details: { url: string }) => { action: string }) | undefined
    const opened: string[] = []
    const events = Object.assign(new EventEmitter(), { setWindowOpenHandler: (handler: typeof openHandler) => (openHandler = handler) })
    restrictNavigation(events as never, (address) => opened.push(address)) // an emitter of the same events
    return { events, opened, open: (url: string) => openHandler?.({ url }) }
  }
  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s', (name) => {
    const { events } = contents()
    const isPrevented = (url: string) => {
      let prevented = false
      events.emit(name, { url, preventDefault: () => (prevented = true) })
      return prevented
    }
    for (const url of ['https://evil.example', 'file:///etc/passwd', 'app://desk.evil/', 'app://other/', 'javascript:alert(1)'])
      expect(isPrevented(url), url).toBe(true)
    expect(isPrevented('app://desk/merchant/orders')).toBe(false)
  })

  test('opens no new window and no webview', () => {
    const { events, open, opened } = contents()
    expect(open('https://evil.example')).toEqual({ action: 'deny' })
    expect(opened).toEqual([])
    let prevented = false
    events.emit('will-attach-webview', { preventDefault: () => (prevented = true) })
    expect(prevented).toBe(true)
  })

  test('calls and mails are opened by the system, and nothing else is', () => {
    const { events, open, opened } = contents()
    const links = [
      'tel:+97444123456',
      'mailto:help@sufra.test',
      'https://evil.example',
      'telnet:evil',
      'file:///etc/passwd',
      'javascript:tel:1',
    ]
    // No event follows a prevented one, as in Electron.
    const navigate = (url: string, isMainFrame: boolean, names: string[]) =>
      names.some((name) => {
        let prevented = false
        events.emit(name, { url, isMainFrame, preventDefault: () => (prevented = true) })
        return prevented
      })
    for (const url of links) {
      expect(navigate(url, true, ['will-frame-navigate', 'will-navigate'])).toBe(true)
      expect(navigate(url, true, ['will-navigate', 'will-frame-navigate'])).toBe(true)
      expect(navigate(url, false, ['will-frame-navigate'])).toBe(true)
      expect(open(url)).toEqual({ action: 'deny' })
    }
    const [call, mail] = links
    expect(opened).toEqual([call, call, call, mail, mail, mail])
  })
})
