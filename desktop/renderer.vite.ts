// The renderer as the browser gets it: served by cloud-api under /merchant, /admin and /login, its assets under /desk/.
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

const api = 'http://127.0.0.1:7400'

const pdfFolder = resolve(import.meta.dirname, 'node_modules/pdfjs-dist')
const { version } = JSON.parse(readFileSync(join(pdfFolder, 'package.json'), 'utf8')) as { version: string } // the package's own
/** Browsers keep assets for good: another version is another folder. */
const partsFolder = `assets/pdf-${version}`
/** What pdf.js fetches by name while it reads a paper: the decoders of scanners' pictures without WebAssembly, and the fonts that PDFs may leave out. */
const pdfParts = [
  'wasm/jbig2_nowasm_fallback.js',
  'wasm/openjpeg_nowasm_fallback.js',
  'standard_fonts/FoxitSymbol.pfb',
  'standard_fonts/FoxitDingbats.pfb',
]

const servePdfParts = (): Plugin => ({
  name: 'pdf-parts',
  generateBundle() {
    for (const part of pdfParts)
      this.emitFile({ type: 'asset', fileName: `${partsFolder}/${basename(part)}`, source: readFileSync(join(pdfFolder, part)) })
  },
  configureServer(server) {
    server.middlewares.use(`/${partsFolder}`, (request, response, next) => {
      const part = pdfParts.find((path) => request.url === `/${basename(path)}`)
      if (!part) return next()
      response.setHeader('content-type', part.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
      response.end(readFileSync(join(pdfFolder, part)))
    })
  },
})

/** What the browser's build and Electron's have in common. */
export const renderer = {
  root: resolve(import.meta.dirname, 'src/renderer'),
  plugins: [react(), tailwindcss(), servePdfParts()],
  server: { proxy: { '/api': api, '/uploads': api, '/ws': { target: api, ws: true } } },
} satisfies UserConfig

export default defineConfig(({ command }) => ({
  ...renderer,
  base: command === 'build' ? '/desk/' : '/',
  build: { outDir: resolve(import.meta.dirname, 'dist'), emptyOutDir: true, manifest: true },
}))
