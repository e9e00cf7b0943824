// Builds out/main, out/preload and out/renderer. Reads Electron's version from its package.json; the binary is not needed.
import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import { renderer } from './renderer.vite.ts'

const from = (path: string) => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    // Everything is bundled but what is native, or reads files of its own: those alone are the package's dependencies.
    build: { rolldownOptions: { input: from('src/main/main.ts') }, externalizeDeps: true },
  },
  preload: {
    build: {
      // A sandboxed preload is one CommonJS file that requires nothing but Electron.
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
    // electron-vite asks for './', which breaks below /merchant/orders; the app protocol serves from the root.
    plugins: [...renderer.plugins, { name: 'root-base', config: () => ({ base: '/' }) }],
    build: { rolldownOptions: { input: [from('src/renderer/index.html'), from('src/renderer/sound.html')] } },
  },
})
