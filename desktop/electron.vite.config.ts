// Builds out/main, out/preload and out/renderer. Reads Electron's version from its package.json; the binary is not needed.
import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import { renderer } from './renderer.vite.ts'

const from = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    // Bundle everything except modules that are native or read their own files; only those are dependencies of the package.
    build: { rolldownOptions: { input: from('src/main/main.ts') }, externalizeDeps: true },
  },
  preload: {
    build: {
      // A sandboxed preload must be one CommonJS file that requires only Electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: from('src/preload/preload.ts'),
        output: { format: 'cjs', entryFileNames: 'preload.cjs' },
        treeshake: { manualPureFunctions: ['z'] },
      },
    },
  },
  renderer: {
    ...renderer,
    // electron-vite sets './' as the base, which breaks below /merchant/orders; the app protocol serves from the root.
    plugins: [...renderer.plugins, { name: 'root-base', config: () => ({ base: '/' }) }],
    build: {
      // The policy of our pages allows fonts only from files, so Vite must not inline small ones in the style sheet.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: { input: ['index', 'sound', 'ticket'].map((page) => from(`src/renderer/${page}.html`)) },
    },
  },
})
