import { oldestBrowsers } from '@sufra/shared/built-ins/oldest-browsers'
import { pageShellPlugin } from '@sufra/shared/page-shell/page-shell'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const api = 'http://127.0.0.1:7400'

/** Small modules that nearly every page uses, in one chunk, which is smaller and loads faster than twenty. */
const everyPage =
  /lucide-react\/dist\/esm\/(?!icons\/)|icons\/(armchair|arrow-left|cloud-alert|loader-circle|map-pin|minus|plus|search|shopping-bag|wifi-off)\.|shared\/src\/(ui\/(button|spinner|icon-button|error-state|skeleton|language\/language)|refusals\/error-text|contract\/api-error|localized-text|money|cart\/(cart-total|change-cart|dish-in-cart|limits|one-restaurant)|hours\/opening-state|orders\/order-(status|type)|menu\/menu-in-dirhams)|diner-web\/src\/common\/(ui\/(cover-image|page|picture|price)|item\/(cart-line|lazy-item-sheet|unavailable-text)|session\/(session|own-visits|visits)|api\/(use-menu|api)|pages\/router)\./

/** Modules of the pages after the first menu, in one chunk, which the first menu does not wait for. */
const laterPages = /lucide-react|diner-web\/src\/common\/ui\/stepper\./

/**
 * A text of three words or more: messages of React Router and i18next about developers' mistakes. The app uses no other such texts of these
 * packages.
 */
const isSentence = (text: string) => (text.match(/[a-z] [a-z]/gi)?.length ?? 0) >= 2

type SyntaxNode = { type?: string; start: number; end: number; value?: unknown; quasis?: { value: { raw: string } }[] }

/** The positions of the sentences in a syntax tree. */
const sentences = (node: unknown): SyntaxNode[] => {
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis } = node as SyntaxNode // a part of the tree that the bundler's parser returns
  const text = type === 'TemplateLiteral' ? quasis?.map((part) => part.value.raw).join('\0') : type === 'Literal' && value
  return typeof text === 'string' && isSentence(text) ? [node as SyntaxNode] : Object.values(node).flatMap(sentences)
}

const withoutDeveloperMessages: Plugin = {
  name: 'without-developer-messages',
  apply: 'build',
  transform: {
    filter: { id: /react-router|i18next/ },
    handler(code) {
      return sentences(this.parse(code))
        .toSorted((one, other) => other.start - one.start)
        .reduce((shorter, { start, end }) => `${shorter.slice(0, start)}''${shorter.slice(end)}`, code)
    },
  },
}

/**
 * Lets the bundler drop unused parts of React Router, a third of it. Assigned component names, and calls that wrap components, would make
 * them seem to be used.
 */
const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  transform: {
    filter: { id: /react-router/ },
    handler: (code) => code.replaceAll(/^\s*[\w$]+\.displayName = .*;$/gm, '').replaceAll(/= (React\d*\.\w+\()/g, '= /* @__PURE__ */ $1'),
  },
}

/**
 * Runs the chunk of every page as soon as it is loaded, while the phone still waits for the larger one with React DOM. Otherwise it would
 * run after it, and the menu would be painted later.
 */
const earlyChunk: Plugin = {
  name: 'early-chunk',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunk = Object.values(bundle).find(({ name }) => name === 'every-page')
      if (!chunk) throw new Error('the build has no chunk of every page')
      return [{ tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` }, injectTo: 'head' }]
    },
  },
}

/**
 * The service worker with the list of files that it stores, and the manifest of the installed app. Icons are immutable: a changed icon
 * needs a new name.
 */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  // The app registers the worker after the first menu.
  injectRegister: false,
  injectManifest: { target: [...oldestBrowsers], globPatterns: ['index.html', 'assets/*.{js,css,woff2}'] },
  manifest: {
    name: 'Sufra',
    short_name: 'Sufra',
    description: 'Order from your table.',
    // The start address of earlier releases, so that it stays the same app on home screens.
    id: '/',
    start_url: '/welcome',
    display: 'standalone',
    background_color: '#4a5d23',
    theme_color: '#4a5d23',
    icons: [
      { src: '/assets/logo-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/assets/logo-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/assets/logo-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
})

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutDeveloperMessages, withoutUnusedRouterParts, earlyChunk, pageShellPlugin('diner'), installable],
  build: {
    target: [...oldestBrowsers],
    manifest: true,
    // Chunks that every page has already loaded are not listed again for each.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((file) => !/rolldown-runtime|every-page/.test(file)),
    },
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'every-page', test: everyPage },
            { name: 'later-pages', test: laterPages },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api, '/sandbox-gateway': api, '/ws': { target: api, ws: true } } },
})
