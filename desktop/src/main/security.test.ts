// Electron's security checklist, as far as it applies to our code; docs/security.md lists each item.
import { EventEmitter } from 'node:events'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron/main'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSoundWindow } from './alerts/sound-window.ts'
import { handleInvocations, type IpcHandlers } from './handle-invocations.ts'
import { serveApp } from './app-protocol.ts'
import { createCookieJar } from './cloud/cookie-jar.ts'
import { originOf } from './life/check-cloud.ts'
import { openHiddenWindow } from './window/hidden-window.ts'
import { openDeskWindow } from './window/desk-window.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sufra-security-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const opened: BrowserWindowConstructorOptions[] = []
class Window extends EventEmitter {
  webContents = new EventEmitter()
  constructor(options: BrowserWindowConstructorOptions) {
    super()
    opened.push(options)
  }
  setMenuBarVisibility() {}
  loadURL(address: string) {
    expect(address).toMatch(/^app:\/\/desk\//)
    return Promise.resolve()
  }
}

test('every window is sandboxed, isolated, without Node, and shows our own scheme', () => {
  const asWindow = Window as unknown as typeof BrowserWindow // with just the members that the functions use
  const options = { preload: 'preload.cjs', address: 'app://desk/merchant' }
  openDeskWindow(asWindow, { ...options, state: undefined, onClosing: () => {}, onClosed: () => {} })
  openSoundWindow(asWindow, { preload: 'preload.cjs', address: 'app://desk/sound.html' })
  openHiddenWindow(asWindow, { address: 'app://desk/ticket.html' })
  expect(opened).toHaveLength(3)
  for (const { webPreferences } of opened) {
    expect(webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    })
    for (const loose of [
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'enableBlinkFeatures',
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
    ])
      expect(webPreferences).not.toHaveProperty(loose)
  }
})

describe('main answers only our own pages, and only calls of the bridge', () => {
  type Handler = (event: unknown, name: unknown, input: unknown) => Promise<unknown>
  const handler = () => {
    let handle: Handler | undefined
    const answers = { readDesk: () => 'the desk', setBadge: () => null } as unknown as IpcHandlers // with just the calls of this test
    handleInvocations({ handle: (_channel: string, given: Handler) => (handle = given) } as never, answers)
    return (event: unknown, name: unknown, input: unknown) => handle?.(event, name, input)
  }
  const ours = { senderFrame: { origin: 'app://desk', parent: null } }

  test('answers our page', async () => {
    expect(await handler()(ours, 'readDesk', null)).toBe('the desk')
  })
  test.each([
    ['another origin', { senderFrame: { origin: 'https://evil.example', parent: null } }],
    ['a frame inside our page', { senderFrame: { origin: 'app://desk', parent: {} } }],
    ['a frame that is gone', { senderFrame: null }],
  ])('does not answer %s', async (_who, event) => {
    await expect(handler()(event, 'readDesk', null)).rejects.toThrow('untrusted sender')
  })
  test.each([
    ['a call that the bridge does not have', 'constructor', null],
    ['an input of another shape', 'setBadge', { waiting: -1 }],
    ['an input for a call without one', 'readDesk', { path: '/etc/passwd' }],
  ])('refuses %s', async (_what, name, input) => {
    await expect(handler()(ours, name, input)).rejects.toThrow()
  })
})

describe('app:// serves the built pages and nothing else', () => {
  const serve = () => {
    const pages = join(folder, 'renderer')
    mkdirSync(join(pages, 'assets'), { recursive: true })
    writeFileSync(join(pages, 'index.html'), '<script>start()</script><h1>Sufra</h1>')
    writeFileSync(join(pages, 'assets/main.js'), 'start()')
    writeFileSync(join(pages, 'assets/worker.mjs'), 'draw()')
    writeFileSync(join(folder, 'secret.js'), 'secret')
    const gateway = { answerApi: () => Promise.resolve(new Response('api')), answerUpload: () => Promise.resolve(new Response('upload')) }
    return serveApp(pages, gateway)
  }
  const load = (url: string) => serve()(new Request(url))

  test('has a content security policy that allows no other code', async () => {
    const page = await load('app://desk/merchant/orders')
    expect(await page.text()).toContain('Sufra')
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'self'",
      `script-src 'self' 'sha256-${createHash('sha256').update('start()').digest('base64')}';`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  })
  test.each([
    'app://desk/..%2fsecret.js',
    'app://desk/%2e%2e/secret.js',
    'app://desk/assets/..%5c..%5csecret.js',
    'app://desk/assets/../../secret.js',
  ])('does not serve files outside the folder: %s', async (url) => {
    expect(await (await load(url)).text()).not.toContain('secret')
  })
  test.each(['main.js', 'worker.mjs'])('serves %s as a script, which browsers require', async (name) => {
    const answer = await load(`app://desk/assets/${name}`)
    expect(answer.headers.get('content-type')).toBe('text/javascript')
    expect(await answer.text()).toMatch(/^\w+\(\)$/)
  })
  test('serves no other host', async () => {
    expect((await load('app://elsewhere/index.html')).status).toBe(404)
  })
})

describe('the stored session', () => {
  const storeOf = () => {
    const values = new Map<string, unknown>()
    return {
      values,
      store: {
        read: (name: string) => values.get(name),
        write: (name: string, value: unknown) => void values.set(name, value),
        remove: (name: string) => void values.delete(name),
      },
    }
  }
  const keychain = (isThere: boolean) => ({
    isEncryptionAvailable: () => isThere,
    encryptString: (text: string) => Buffer.from(text, 'utf8').map((byte) => byte ^ 0x5a),
    decryptString: (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString('utf8'),
  })
  const cookie = 'access=eyJhbGciOiJIUzI1NiJ9.secret; Path=/; HttpOnly'

  test('is encrypted by the keychain and restored after a restart', () => {
    const { values, store } = storeOf()
    const deps = { settings: store as never, safeStorage: keychain(true) as never } // with just the members that the jar uses
    createCookieJar(deps).storeCookies('https://sufra.example', [cookie])
    expect(JSON.stringify([...values])).not.toContain('eyJ')
    expect(createCookieJar(deps).header('https://sufra.example/api')).toContain('access=eyJ')
    expect(createCookieJar(deps).header('https://other.example/api')).toBe('')
    createCookieJar(deps).clear()
    expect(values.size).toBe(0)
  })

  test('is removed at sign-out, except for the device cookie', () => {
    const { store } = storeOf()
    const deps = { settings: store as never, safeStorage: keychain(true) as never } // with just the members that the jar uses
    const device = '__Host-device=id.signature; Path=/; HttpOnly; Secure; Max-Age=34560000'
    const jar = createCookieJar(deps)
    jar.storeCookies('https://sufra.example', [cookie, device])
    jar.clearSession('https://sufra.example')
    expect(jar.header('https://sufra.example/api')).toBe('__Host-device=id.signature')
    expect(createCookieJar(deps).header('https://sufra.example/api')).toBe('__Host-device=id.signature')
  })

  test('is not written to disk without a keychain', () => {
    const { values, store } = storeOf()
    const jar = createCookieJar({ settings: store as never, safeStorage: keychain(false) as never })
    jar.storeCookies('https://sufra.example', [cookie])
    expect(jar.header('https://sufra.example/')).toContain('access=')
    expect(values.size).toBe(0)
  })
})

test('plain HTTP is allowed only for hosts in the local network', () => {
  for (const near of ['http://localhost:7400', 'http://192.168.1.5:7400', 'http://10.1.2.3', 'http://counter.local', 'http://172.16.0.9'])
    expect(originOf(near), near).toBe(new URL(near).origin)
  for (const far of [
    'http://sufra.example',
    'http://8.8.8.8',
    'http://172.32.0.1',
    'http://10.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.168.evil.example',
    'ftp://sufra.example',
    'https://user:pass@sufra.example',
    'javascript:alert(1)',
    '',
  ])
    expect(originOf(far), far).toBeUndefined()
  expect(originOf('orders.sufra.example/merchant')).toBe('https://orders.sufra.example')
})

test('the packed app sets the Electron fuses', () => {
  const packing = readFileSync(join(import.meta.dirname, '../../../electron-builder.yml'), 'utf8')
  for (const fuse of [
    'runAsNode: false',
    'enableNodeOptionsEnvironmentVariable: false',
    'enableNodeCliInspectArguments: false',
    'onlyLoadAppFromAsar: true',
    'enableEmbeddedAsarIntegrityValidation: true',
    'grantFileProtocolExtraPrivileges: false',
  ])
    expect(packing).toContain(fuse)
})
