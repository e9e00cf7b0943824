// Vite config of the renderer for browsers: served by cloud-api under /merchant, /admin and /login, its assets under /desk/.
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { oldestBrowsers } from '@sufra/shared/built-ins/oldest-browsers'
import { pageShellPlugin } from '@sufra/shared/page-shell/page-shell'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

const api = 'http://127.0.0.1:7400'

const pdfFolder = resolve(import.meta.dirname, 'node_modules/pdfjs-dist')
const { version } = JSON.parse(readFileSync(join(pdfFolder, 'package.json'), 'utf8')) as { version: string } // the package's own
/** Browsers cache assets permanently, so each version has its own folder. */
const assetsFolder = `assets/pdf-${version}`
/** Files that pdf.js loads by name: image decoders for scans without WebAssembly, and the standard fonts that PDFs may not embed. */
const pdfAssets = [
  'wasm/jbig2_nowasm_fallback.js',
  'wasm/openjpeg_nowasm_fallback.js',
  'standard_fonts/FoxitSymbol.pfb',
  'standard_fonts/FoxitDingbats.pfb',
]

const servePdfAssets = (): Plugin => ({
  name: 'pdf-parts',
  generateBundle() {
    for (const asset of pdfAssets)
      this.emitFile({ type: 'asset', fileName: `${assetsFolder}/${basename(asset)}`, source: readFileSync(join(pdfFolder, asset)) })
  },
  configureServer(server) {
    server.middlewares.use(`/${assetsFolder}`, (request, response, next) => {
      const asset = pdfAssets.find((path) => request.url === `/${basename(path)}`)
      if (!asset) return next()
      response.setHeader('content-type', asset.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
      response.end(readFileSync(join(pdfFolder, asset)))
    })
  },
})

/** The config shared by the browser build and the Electron build. */
export const renderer = {
  root: resolve(import.meta.dirname, 'src/renderer'),
  plugins: [react(), tailwindcss(), servePdfAssets(), pageShellPlugin('desk')],
  server: { proxy: { '/api': api, '/uploads': api, '/ws': { target: api, ws: true } } },
} satisfies UserConfig

export default defineConfig(({ command }) => ({
  ...renderer,
  base: command === 'build' ? '/desk/' : '/',
  build: { target: [...oldestBrowsers], outDir: resolve(import.meta.dirname, 'dist'), emptyOutDir: true, manifest: true },
}))
