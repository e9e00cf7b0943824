// The renderer as the browser gets it: served by cloud-api under /merchant, /admin and /login, its assets under /desk/.
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

const api = 'http://127.0.0.1:7400'

/** What the browser's build and Electron's have in common. */
export const renderer = {
  root: resolve(import.meta.dirname, 'src/renderer'),
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': api, '/uploads': api, '/ws': { target: api, ws: true } } },
} satisfies UserConfig

export default defineConfig(({ command }) => ({
  ...renderer,
  base: command === 'build' ? '/desk/' : '/',
  build: { outDir: resolve(import.meta.dirname, 'dist'), emptyOutDir: true, manifest: true },
}))
