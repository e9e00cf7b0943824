import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = 'http://127.0.0.1:7400'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { manifest: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': api, '/uploads': api, '/ws': { target: api, ws: true } } },
})
